#!/usr/bin/env python3
"""Compares the answers of GMS and Beckon during a shadow run.

    compare.py pairs shadow.log                   # statuses of the pairs that nginx logged with docs/moving/shadow.conf
    compare.py ask FIRST SECOND PATH...           # asks both servers the same questions (GET) and compares the answers
    compare.py ask FIRST SECOND --from FILE       # the same with one path a line

Prints a line for each difference and a sum; ends with 1 when something differs. Needs nothing but Python's standard library.
"""

import argparse
import collections
import json
import re
import sys
import urllib.error
import urllib.request

# Values that are another one on each server, by their names.
PASSING = re.compile(r"(?i)^(_?id|.*id|.*url|.*time|.*date|timestamp|server.*|ewt|calls|pos|.*position)$")


def pairs(path):
    """The statuses of both sides of each request, by request id."""
    found, unread = collections.defaultdict(dict), 0
    with open(path, encoding="utf-8") as log:
        for line in log:
            try:
                entry = json.loads(line)
                found[entry["id"]][entry["side"]] = entry
            except (ValueError, KeyError, TypeError):
                unread += 1
    differences, same, alone = collections.Counter(), 0, 0
    for sides in found.values():
        if set(sides) != {"gms", "beckon"}:
            alone += 1
        elif sides["gms"]["status"] == sides["beckon"]["status"]:
            same += 1
        else:
            gms, beckon = sides["gms"], sides["beckon"]
            differences[(gms["method"], gms["path"], gms["status"], beckon["status"])] += 1
    for (method, path, gms, beckon), count in differences.most_common():
        print(f"differs  {method} {path}: GMS {gms}, Beckon {beckon}, {count} times")
    print(f"{same} same, {sum(differences.values())} different, {alone} without a partner, {unread} lines not read")
    return not differences and not unread


def answer(server, path):
    """Status and body, JSON where it is."""
    request = urllib.request.Request(server.rstrip("/") + path)
    try:
        with urllib.request.urlopen(request, timeout=30) as reply:
            status, body = reply.status, reply.read()
    except urllib.error.HTTPError as error:
        status, body = error.code, error.read()
    try:
        return status, json.loads(body)
    except ValueError:
        return status, body.decode("utf-8", "replace")


def differing(one, two, place=""):
    """The places where two answers differ; of a passing value only its kind counts."""
    name = place.rsplit(".", 1)[-1]
    if isinstance(one, dict) and isinstance(two, dict):
        for key in sorted(set(one) | set(two)):
            if key not in one or key not in two:
                yield f"{place}.{key} only {'at the second' if key not in one else 'at the first'}"
            else:
                yield from differing(one[key], two[key], f"{place}.{key}")
    elif isinstance(one, list) and isinstance(two, list):
        if len(one) != len(two):
            yield f"{place} has {len(one)} and {len(two)} entries"
        for index, (left, right) in enumerate(zip(one, two)):
            yield from differing(left, right, f"{place}[{index}]")
    elif type(one) is not type(two):
        yield f"{place} is {type(one).__name__} and {type(two).__name__}"
    elif one != two and not PASSING.match(name):
        yield f"{place} is {one!r} and {two!r}"


def ask(first, second, paths):
    same = different = 0
    for path in paths:
        (status, left), (other, right) = answer(first, path), answer(second, path)
        found = [f"status {status} and {other}"] if status != other else list(differing(left, right))
        for text in found:
            print(f"differs  {path}: {text}")
        same, different = same + (not found), different + bool(found)
    print(f"{same} same, {different} different")
    return not different


def main():
    parser = argparse.ArgumentParser(description="Compares the answers of GMS and Beckon.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("pairs").add_argument("log")
    asking = commands.add_parser("ask")
    asking.add_argument("first")
    asking.add_argument("second")
    asking.add_argument("paths", nargs="*")
    asking.add_argument("--from", dest="file")
    options = parser.parse_args()
    if options.command == "pairs":
        sys.exit(0 if pairs(options.log) else 1)
    paths = list(options.paths)
    if options.file:
        with open(options.file, encoding="utf-8") as file:
            paths += [line.strip() for line in file if line.startswith("/")]
    sys.exit(0 if ask(options.first, options.second, paths) else 1)


if __name__ == "__main__":
    main()
