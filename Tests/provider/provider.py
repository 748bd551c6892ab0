"""A provider of OpenID Connect on loopback: pyop's, whose people and sessions a test changes while it runs."""

import http.server
import json
import pathlib
import ssl
import subprocess
import threading
import time
import uuid

from Cryptodome.PublicKey import RSA
from jwkest.jwk import RSAKey
from jwkest.jws import JWS
from pyop.authz_state import AuthorizationState
from pyop.exceptions import InvalidAccessToken, OAuthError
from pyop.provider import Provider
from pyop.subject_identifier import HashBasedSubjectIdentifierFactory
from pyop.userinfo import Userinfo

CLIENT = "beckon"
# Some of its characters have to be escaped on their way in a header.
SECRET = "s&cret: 100% of it"
LOGOUT = "http://schemas.openid.net/event/backchannel-logout"


class RunningProvider(http.server.ThreadingHTTPServer):
    """The provider; `people` has the claims of each person, `signed_in` is who sits at its browser.

    `folder` gets its certificate, `certificate.pem`, which is its own root.
    """

    daemon_threads = True

    def __init__(self, redirect_url, folder):
        super().__init__(("127.0.0.1", 0), Pages)
        self.issuer = f"https://localhost:{self.server_port}"
        self.certificate = pathlib.Path(folder) / "certificate.pem"
        key = pathlib.Path(folder) / "key.pem"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost", "-addext",
             "subjectAltName=DNS:localhost", "-keyout", key, "-out", self.certificate], check=True, capture_output=True)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate, key)
        # A handshake belongs to the thread of its connection: one that does not come must not hold up the others.
        self.socket = context.wrap_socket(self.socket, server_side=True, do_handshake_on_connect=False)
        self.people = {"ada": {"name": "Ada L", "groups": ["desk-agents"]}, "eve": {"name": "Eve", "groups": ["others"]}}
        self.signed_in = "ada"
        self.is_down = False
        self.redirect_url = redirect_url
        self.keys = []
        # How many refresh tokens came while it was down.
        self.refused = 0
        self.states = AuthorizationState(HashBasedSubjectIdentifierFactory("salt"), refresh_token_lifetime=86_400)
        self.change_key()
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def change_key(self):
        """Signs with a new key from now on; the old one is withdrawn."""
        self.key = RSAKey(key=RSA.generate(2048), kid=uuid.uuid4().hex, use="sig", alg="RS256")
        configuration = {
            "issuer": self.issuer, "authorization_endpoint": f"{self.issuer}/authorize",
            "token_endpoint": f"{self.issuer}/token", "jwks_uri": f"{self.issuer}/keys",
            "userinfo_endpoint": f"{self.issuer}/me", "end_session_endpoint": f"{self.issuer}/logout",
            "scopes_supported": ["openid", "profile", "groups"], "response_types_supported": ["code"],
            "subject_types_supported": ["public"], "id_token_signing_alg_values_supported": ["RS256"],
            "token_endpoint_auth_methods_supported": ["client_secret_basic"],
            "grant_types_supported": ["authorization_code", "refresh_token"],
        }
        clients = {CLIENT: {
            "client_id": CLIENT, "client_secret": SECRET, "redirect_uris": [self.redirect_url],
            "response_types": ["code"], "token_endpoint_auth_method": "client_secret_basic",
            "post_logout_redirect_uris": [self.redirect_url.replace("/oidc/callback", "")],
        }}
        self.provider = Provider(
            self.key, configuration, self.states, clients, Userinfo(self.people), extra_scopes={"groups": ["groups"]})

    def deactivate(self):
        """No refresh token holds any more."""
        self.states.refresh_tokens.clear()

    def subject(self, person):
        return self.states.get_subject_identifier("public", person, "")

    def logout_token(self, **claims):
        now = int(time.time())
        claims = {"iss": self.issuer, "aud": CLIENT, "iat": now, "exp": now + 120, "jti": uuid.uuid4().hex,
                  "events": {LOGOUT: {}}, **claims}
        return JWS(json.dumps(claims), alg="RS256").sign_compact([self.key])


class Pages(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        path, _, query = self.path.partition("?")
        provider = self.server.provider
        if self.server.is_down:
            return self.answer(503, {})
        if path == "/.well-known/openid-configuration":
            return self.answer(200, provider.provider_configuration.to_dict())
        if path == "/keys":
            return self.answer(200, provider.jwks)
        if path == "/me":
            try:
                return self.answer(200, provider.handle_userinfo_request(query, self.headers).to_dict())
            except InvalidAccessToken:
                return self.answer(401, {"error": "invalid_token"})
        if path == "/authorize":
            request = provider.parse_authentication_request(query)
            answer = provider.authorize(request, self.server.signed_in)
            self.send_response(303)
            self.send_header("Location", answer.request(request["redirect_uri"]))
            self.end_headers()
            return None
        return self.answer(404, {})

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        if self.server.is_down:
            self.server.refused += "grant_type=refresh_token" in body
            return self.answer(503, {})
        if self.path != "/token":
            return self.answer(404, {})
        try:
            return self.answer(200, self.server.provider.handle_token_request(body, self.headers).to_dict())
        except OAuthError as error:
            return self.answer(400, {"error": error.oauth_error})

    def answer(self, status, value):
        data = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *arguments):
        pass
