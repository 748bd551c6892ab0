"""Requests of the story: JSON and forms, without anything that is not in Python."""

import json
import urllib.error
import urllib.parse
import urllib.request


class Answer:
    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    @property
    def json(self):
        return json.loads(self.body)


def ask(method, url, value=None, headers=None, form=None, seconds=60):
    """Sends one request; every status is an answer."""
    headers = dict(headers or {})
    body = None
    if value is not None:
        body = json.dumps(value).encode()
        headers["Content-Type"] = "application/json"
    elif form is not None:
        body = urllib.parse.urlencode(form).encode()
        headers["Content-Type"] = "application/x-www-form-urlencoded"
    request = urllib.request.Request(url, data=body, headers=headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=seconds) as answer:
            return Answer(answer.status, answer.headers, answer.read())
    except urllib.error.HTTPError as error:
        return Answer(error.code, error.headers, error.read())


def get(url, **options):
    answer = ask("GET", url, **options)
    assert answer.status == 200, (url, answer.status, answer.body[:300])
    return answer.json


def post(url, value, **options):
    answer = ask("POST", url, value, **options)
    assert 200 <= answer.status < 300, (url, answer.status, answer.body[:300])
    return answer.json if answer.body else None
