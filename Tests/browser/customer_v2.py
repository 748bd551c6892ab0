"""A customer whose app speaks chat version 2 over REST and sends files."""

import json
import secrets
import urllib.parse
import urllib.request


class CustomerV2:
    def __init__(self, url, name):
        self.url = f"{url}/genesys/2/chat/request-chat"
        self.chat = self._post("", {"nickname": name})

    @property
    def _identity(self):
        return {name: self.chat[name] for name in ("userId", "secureKey", "alias")}

    def _post(self, path, fields):
        body = urllib.parse.urlencode(fields).encode()
        with urllib.request.urlopen(urllib.request.Request(self.url + path, body), timeout=60) as answer:
            return json.load(answer)

    def messages(self):
        return self._post(f"/{self.chat['chatId']}/refresh", {**self._identity, "transcriptPosition": 1})["messages"]

    def upload(self, name, content):
        """Returns the file's id."""
        boundary = secrets.token_hex(12)
        parts = [f'--{boundary}\r\nContent-Disposition: form-data; name="{key}"\r\n\r\n{value}\r\n'.encode()
                 for key, value in self._identity.items()]
        parts.append(f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\n'
                     "Content-Type: image/png\r\n\r\n".encode() + content + f"\r\n--{boundary}--\r\n".encode())
        request = urllib.request.Request(
            f"{self.url}/{self.chat['chatId']}/file", b"".join(parts),
            {"Content-Type": f"multipart/form-data; boundary={boundary}"})
        with urllib.request.urlopen(request, timeout=60) as answer:
            answer = json.load(answer)
        assert answer["statusCode"] == 0, answer
        return answer["userData"]["file-id"]

    def delete(self, file):
        answer = self._post(f"/{self.chat['chatId']}/file/{file}/delete", self._identity)
        assert answer["statusCode"] == 0, answer

    def download(self, file):
        body = urllib.parse.urlencode(self._identity).encode()
        path = f"{self.url}/{self.chat['chatId']}/file/{file}/download"
        with urllib.request.urlopen(urllib.request.Request(path, body), timeout=60) as answer:
            return answer.read()
