"""Values at the ends of what can be sent: numbers, texts, bytes and JSON of the wrong kind."""

import json
import urllib.parse

NUMBERS = [
    "9223372036854775807", "-9223372036854775808", "9223372036854775808", "-9223372036854775809",
    "18446744073709551616", "9007199254740992", "-9007199254740992", "9007199254740993", "2147483648", "-2147483649",
    "1e308", "-1e308", "1e400", "NaN", "Infinity", "-0", "0", "-1", "1.5", "253402300800000",
]
# What JSON cannot spell as a number is sent as a text.
JSON_NUMBERS = [number for number in NUMBERS if number not in ("NaN", "Infinity")]

TEXTS = [
    "", " ", "\t\r\n", "\u0301", "\u0301key", "a" + "\u0301" * 300, "\u200b\u00a0\ufeff", "\u202eright to left", "\U0001d54f" * 40,
    "../../x", "a/b", "a%2Fb", "%", "\x00", "\x7f\x85", '"' * 300, "'; --", "null", "true", "{}", "[]", "x" * 70_000,
]
HUGE = ["x" * 1_048_576, "\u0301" * 524_288]

# Percent-encoding that is broken, or whose bytes are not UTF-8: as it stands in a path, a query or a form.
BROKEN = ["%", "%2", "%zz", "%ff", "%c3", "%c3%28", "%ed%a0%80", "%00"]

JSON = [
    "null", "true", "[]", "{}", '[["a"]]', '{"a":{"b":[1]}}', "[" * 60 + "]" * 60, "[" * 3_000 + "]" * 3_000, '"\\ud800"',
    '"\\u0000"', "[" + ",".join(["1"] * 2_000) + "]",
]
# Bytes that make the whole body no JSON.
BROKEN_JSON = [b'"\xff\xfe"', b'"\xc3("', b"NaN", b"-", b"1e", b'"', b"{", b"\xef\xbb\xbf1"]

# The few that a short run sends everywhere.
SHORT_NUMBERS = [
    "9223372036854775807", "-9223372036854775808", "9223372036854775808", "9007199254740993", "1e308", "NaN", "-0",
]
SHORT_TEXTS = ["", " ", "\u0301key", "\x00", "a/b"]
SHORT_BROKEN = ["%zz", "%ff"]
SHORT_JSON = ["null", "[]", '{"a":{"b":[1]}}', '"\\ud800"']
SHORT_BROKEN_JSON = [b'"\xff\xfe"']


def of_path(is_long):
    """Percent-encoded parts of a path."""
    texts = (NUMBERS + TEXTS) if is_long else (SHORT_NUMBERS + SHORT_TEXTS)
    parts = [urllib.parse.quote(text[:4_000], safe="") for text in texts]
    return [part for part in parts if part] + (BROKEN if is_long else SHORT_BROKEN)


def of_query(is_long):
    """Encoded values of a query or a form."""
    texts = (NUMBERS + TEXTS) if is_long else (SHORT_NUMBERS + SHORT_TEXTS)
    return [urllib.parse.quote_plus(text[:6_000]) for text in texts] + (BROKEN if is_long else SHORT_BROKEN)


def of_header(is_long):
    """Bytes of a header field's value; what ends the field is not sent."""
    texts = (NUMBERS + TEXTS) if is_long else (SHORT_NUMBERS + SHORT_TEXTS)
    values = [text.encode()[:4_000] for text in texts if not set(text) & set("\r\n\x00\x7f")]
    return values + [b"\xff\xfe", b"\xc3(", b"a, b", b";;;=", b'"'] + ([b"x" * 20_000] if is_long else [])


def of_json(is_long):
    """JSON values, byte for byte."""
    if is_long:
        numbers, texts, others, broken = JSON_NUMBERS + ['"%s"' % number for number in NUMBERS], TEXTS, JSON, BROKEN_JSON
    else:
        numbers = [number for number in SHORT_NUMBERS if number != "NaN"] + ['"-9223372036854775808"', '"NaN"']
        texts, others, broken = SHORT_TEXTS, SHORT_JSON, SHORT_BROKEN_JSON
    values = [number.encode() for number in numbers]
    values += [json.dumps(text, ensure_ascii=False).encode() for text in texts]
    return values + [other.encode() for other in others] + broken


def huge_json():
    return [json.dumps(text, ensure_ascii=False).encode() for text in HUGE]
