#!/usr/bin/env python3
"""Generated requests for every operation of the OpenAPI document against a gateway: what it answers must be in the document.

    .build/venv/bin/python3 Tests/openapi/openapi_test.py --program Server/.build/debug/beckon [--only WORDS] [--examples N]

Each operation gets the same requests in every run: valid ones and invalid ones; most of them name things that exist and have
credentials. An answer fails with a status, a content type, headers or a body that the document does not name, and with any 5xx.
An operation also fails when no request of it succeeds. Needs the package of requirements.txt. The last line reads
`N passed, N failed`.
"""

import argparse
import copy
import os
import sys
import time

sys.dont_write_bytecode = True

import hypothesis  # noqa: E402 - after the line above
import schemathesis  # noqa: E402
from hypothesis import strategies  # noqa: E402
from schemathesis import GenerationMode  # noqa: E402
from schemathesis.checks import not_a_server_error  # noqa: E402
from schemathesis.specs.openapi import checks  # noqa: E402

from gateway import PATIENCE, gateway  # noqa: E402
from names import given as given_to  # noqa: E402

CHECKS = [
    not_a_server_error, checks.status_code_conformance, checks.content_type_conformance,
    checks.response_headers_conformance, checks.response_schema_conformance,
]
# More wrong passwords than these requests bring are refused for a while.
SIGN_IN = ("signIn", 16)
# A stream of events has no end; it is looked at by itself.
STREAM = "streamEvents"
# A gateway without libphonenumber answers 503.
WITHOUT_PLANS = "describeNumber"


def strict(value):
    """The document for this test: an object has no members but those that are described."""
    if isinstance(value, list):
        return [strict(element) for element in value]
    if not isinstance(value, dict):
        return value
    value = {name: strict(member) for name, member in value.items()}
    if value.get("type") == "object" and "properties" in value:
        value.setdefault("additionalProperties", False)
    return value


def prepare(case, given, choice, known):
    """Puts what exists into a generated request: nothing in the last tenth, only path and credentials in the tenth before."""
    if choice >= 18:
        return {}
    for name, values in given.path.items():
        if name in case.path_parameters:
            case.path_parameters[name] = values[choice % len(values)]
    if choice >= 16:
        return given.headers
    queries = {parameter.name for parameter in case.operation.query}
    if choice < 10:
        # Free parameters are conditions of queries, which few callbacks fulfil, and few names are taken.
        case.query = {name: value for name, value in case.query.items() if name in queries}
        if isinstance(case.body, dict) and known:
            case.body = {name: value for name, value in case.body.items() if name in known}
    for name, value in given.query.items():
        if name in case.query or (value and name in queries):
            case.query[name] = value
    if given.whole is not None:
        case.body = copy.deepcopy(given.whole)
    elif isinstance(case.body, dict):
        for name in given.without:
            case.body.pop(name, None)
        for name, value in given.body.items():
            if known is None or name in known:
                case.body[name] = copy.deepcopy(value)
    return given.headers


def resolved(document, value):
    """What a reference stands for."""
    while "$ref" in value:
        kind, name = value["$ref"].split("/")[-2:]
        value = document["components"][kind][name]
    return value


def members(document, described):
    """The members that the document names for a request's body; None if any may be there."""
    for content in described.get("requestBody", {}).get("content", {}).values():
        schema = resolved(document, content["schema"])
        schema = resolved(document, schema.get("oneOf", [schema])[0])
        return set(schema.get("properties", {})) or None
    return None


def body_is_described(document, described, answer):
    """An answer has a body only where the document describes one."""
    response = resolved(document, described["responses"].get(str(answer.status_code), {}))
    assert response.get("content") or not answer.content, f"a body that is not described: {answer.content[:200]!r}"


def check(world, document, operation, mode, examples):
    """Sends the requests of one mode; returns how often each status was answered."""
    described = document["paths"][operation.path][operation.method]
    name = described["operationId"]
    given = given_to(world, operation.path, operation.method.upper(), name)
    known = members(document, described)
    statuses = {}

    @hypothesis.settings(
        max_examples=examples, derandomize=True, database=None, deadline=None, phases=[hypothesis.Phase.generate],
        suppress_health_check=list(hypothesis.HealthCheck))
    @hypothesis.given(case=operation.as_strategy(generation_mode=mode), choice=strategies.integers(0, 19))
    def send(case, choice):
        headers = prepare(case, given, choice, known)
        signs = given.signs if choice < 18 else None
        answer = case.call(base_url=world.url, session=world.session, headers=headers, auth=signs, timeout=PATIENCE)
        statuses[answer.status_code] = statuses.get(answer.status_code, 0) + 1
        if not (name == WITHOUT_PLANS and answer.status_code == 503):
            case.validate_response(answer, checks=CHECKS)
            body_is_described(document, described, answer)

    send()
    return statuses


def stream(world, operation):
    """The stream of events answers as described, with a sign-in and without."""
    with world.session.get(world.url + operation.path, headers=world.desk, stream=True, timeout=PATIENCE) as answer:
        assert answer.status_code == 200 and answer.headers["Content-Type"] == "text/event-stream", answer.headers
        assert next(answer.iter_lines()) == b": hello"
    assert world.session.get(world.url + operation.path, timeout=PATIENCE).status_code == 401
    return {200: 1, 401: 1}


def run(world, document, operation, examples):
    described = document["paths"][operation.path][operation.method]
    name = described["operationId"]
    if name == SIGN_IN[0]:
        examples = min(examples, SIGN_IN[1])
    begin = time.monotonic()
    problem = None
    counts = {}
    try:
        if name == STREAM:
            counts = stream(world, operation)
        else:
            for mode in [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]:
                try:
                    count = examples if mode == GenerationMode.POSITIVE else examples // 2
                    found = check(world, document, operation, mode, count)
                except hypothesis.errors.Unsatisfiable:
                    # Nothing can be wrong about a request without parameters and body.
                    continue
                for status, count in found.items():
                    counts[status] = counts.get(status, 0) + count
            succeeds = any(status < 300 for status in counts)
            succeeds = succeeds or not any(status.startswith("2") for status in described["responses"])
            assert succeeds or (name == WITHOUT_PLANS and 503 in counts), "no request succeeds"
    except BaseException as error:  # every failure of an operation is its outcome; groups of checks are no exceptions
        if isinstance(error, KeyboardInterrupt):
            raise
        problem = text(error)
    seconds = f"{time.monotonic() - begin:.1f} s"
    answers = ", ".join(f"{count} x {status}" for status, count in sorted(counts.items()))
    print("ok    " if problem is None else "FAILED", operation.label, f"({answers}{', ' if answers else ''}{seconds})", flush=True)
    if problem:
        print("       " + problem[:3_000].rstrip().replace("\n", "\n       "), flush=True)
    return problem is None


def without_status(document):
    del document["paths"]["/desk/api/work"]["get"]["responses"]["401"]


def without_type(document):
    answer = document["paths"]["/desk/api/work"]["get"]["responses"]["200"]
    answer["content"] = {"text/plain": answer["content"]["application/json"]}


def without_member(document):
    work = document["components"]["schemas"]["Work"]
    work["required"].remove("user")
    del work["properties"]["user"]


PLANTED = [
    ("a status that is not described is found", without_status, "UndefinedStatusCode"),
    ("a content type that is not described is found", without_type, "UndefinedContentType"),
    ("a member that is not described is found", without_member, "JsonSchemaError"),
]


def finds(world, document, name, change, word):
    """The test fails for a document that does not describe what is answered."""
    document = copy.deepcopy(document)
    change(document)
    operation = schemathesis.openapi.from_dict(copy.deepcopy(document))["/desk/api/work"]["GET"]
    try:
        check(world, document, operation, GenerationMode.POSITIVE, 40)
        found = "nothing"
    except BaseException as error:  # what is found is what counts; groups of checks are no exceptions
        if isinstance(error, KeyboardInterrupt):
            raise
        found = text(error)
    print("ok    " if word in found else "FAILED", name, flush=True)
    if word not in found:
        print("       found: " + found[:500], flush=True)
    return word in found


def text(error):
    nested = getattr(error, "exceptions", None)
    return "\n".join(text(one) for one in nested) if nested else f"{type(error).__name__}: {error}"


def main():
    parser = argparse.ArgumentParser(description="The OpenAPI document against a gateway.")
    parser.add_argument("--program", required=True, help="the beckon program")
    parser.add_argument("--only", default="", help="run what has these words in its method and path, or in its name")
    parser.add_argument("--examples", type=int, default=16, help="valid requests of each operation; half as many invalid ones")
    options = parser.parse_args()
    begin = time.monotonic()
    passed = failed = 0
    with gateway(os.path.abspath(options.program)) as (world, log):
        document = strict(world.ask("GET", "/beckon/1/openapi.json").json())
        schema = schemathesis.openapi.from_dict(copy.deepcopy(document))
        for result in schema.get_all_operations():
            operation = result.ok()
            if options.only not in operation.label:
                continue
            if run(world, document, operation, options.examples):
                passed += 1
            else:
                failed += 1
        for name, change, word in PLANTED:
            if options.only not in name:
                continue
            if finds(world, document, name, change, word):
                passed += 1
            else:
                failed += 1
        if failed:
            print(log()[-3_000:])
    print(f"{time.monotonic() - begin:.0f} s")
    print(f"{passed} passed, {failed} failed")
    return 0 if passed and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
