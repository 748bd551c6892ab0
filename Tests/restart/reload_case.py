"""`beckon reload`: a running gateway reads its settings again, all or nothing, and its chats go on."""

import os
import subprocess

from gateway import GONE, until

SETTINGS = """
http: {{host: 127.0.0.1, port: {port}}}
data: {data}
services:
  request-chat: {{type: chat}}
{more}
"""


def reload(server, note):
    """The gateway of the fixture is not used; this one has a settings file."""
    data, path = os.path.join(server.directory, "served"), os.path.join(server.directory, "settings.yaml")
    os.makedirs(data, mode=0o700)

    def write(more):
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            file.write(SETTINGS.format(port=server.port, data=data, more=more))

    def command(*arguments):
        return subprocess.run(
            [server.program, *arguments, "--config", path], env=environment, capture_output=True, text=True, check=False)

    def begin(name):
        try:
            return server.call("POST", f"/genesys/1/service/{name}", b"a=b",
                               {"Content-Type": "application/x-www-form-urlencoded"}).status
        except GONE:
            return None

    environment = {name: value for name, value in os.environ.items() if not name.startswith("BECKON_")}
    environment["TMPDIR"] = server.directory
    write("")
    demo = subprocess.run(
        [server.program, "reload", "--data", server.data], env=environment, capture_output=True, text=True, check=False)
    assert demo.returncode == 69 and "or is a demo" in demo.stderr, demo
    assert server.process.poll() is None
    server.kill()
    nobody = command("reload")
    assert nobody.returncode == 69 and "No gateway uses the data directory" in nobody.stderr, nobody
    log = os.path.join(server.directory, "served.log")
    with open(log, "ab") as output:
        process = subprocess.Popen([server.program, "serve", "--config", path], env=environment, stdout=output, stderr=output)
    try:
        until("the gateway answers", lambda: begin("request-chat") == 200)
        assert begin("support") == 404
        write("  support: {type: chat}")
        asked = command("reload")
        assert asked.returncode == 0 and f"process {process.pid}" in asked.stdout, asked
        until("the new service is there", lambda: begin("support") == 200)
        write("  support: {type: chat, _ttl: never}")
        refused = command("reload")
        assert refused.returncode == 64 and "services.support._ttl" in refused.stderr, refused
        write("  support: {type: chat}\nretention: 1")
        assert command("reload").returncode == 0
        until("the log says what is in the way", lambda: "retention: changes at the next start only" in open(
            log, encoding="utf-8").read())
        assert begin("support") == 200 and process.poll() is None
    finally:
        process.terminate()
        process.wait()
    note("a new service without a restart")
