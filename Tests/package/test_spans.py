"""The spans of the gateway, as the fixture of BeckonTracingTests has them, are OTLP: opentelemetry-proto reads them."""

import base64
import json
import pathlib
import unittest

from google.protobuf import json_format
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.trace.v1.trace_pb2 import Span, Status

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIXTURE = ROOT / "Server/Tests/BeckonTracingTests/Fixtures/spans.json"
# In OTLP's JSON these are hexadecimal, in the JSON of protobuf base64.
IDS = {"traceId", "spanId", "parentSpanId"}


def as_protobuf(value):
    if isinstance(value, list):
        return [as_protobuf(one) for one in value]
    if not isinstance(value, dict):
        return value
    return {
        name: base64.b64encode(bytes.fromhex(one)).decode() if name in IDS else as_protobuf(one)
        for name, one in value.items()
    }


def read(document):
    """The request; a field that OTLP does not know is an error."""
    return json_format.ParseDict(as_protobuf(document), ExportTraceServiceRequest())


def told(attributes):
    return {one.key: getattr(one.value, one.value.WhichOneof("value")) for one in attributes}


class Spans(unittest.TestCase):
    def setUp(self):
        self.document = json.loads(FIXTURE.read_text(encoding="utf-8"))

    def spans(self):
        (resource,) = read(self.document).resource_spans
        (scope,) = resource.scope_spans
        return resource.resource, scope.spans

    def test_resource(self):
        resource, _ = self.spans()
        self.assertEqual(
            told(resource.attributes),
            {"service.name": "beckon", "service.version": "1.2.3", "service.instance.id": "host:8080"})

    def test_spans(self):
        _, (request, delivery, first) = self.spans()
        self.assertEqual(request.trace_id.hex(), "4bf92f3577b34da6a3ce929d0e0e4736")
        self.assertEqual((len(request.trace_id), len(request.span_id), len(request.parent_span_id)), (16, 8, 8))
        self.assertEqual((request.kind, delivery.kind), (Span.SPAN_KIND_SERVER, Span.SPAN_KIND_CLIENT))
        self.assertEqual(delivery.parent_span_id, request.span_id)
        self.assertEqual(request.trace_state, "rojo=1")
        self.assertEqual(request.end_time_unix_nano - request.start_time_unix_nano, 45_000_000)
        self.assertEqual(told(request.attributes)["http.response.status_code"], 200)
        self.assertEqual((request.status.code, delivery.status.code), (Status.STATUS_CODE_UNSET, Status.STATUS_CODE_ERROR))
        self.assertEqual((delivery.flags, first.flags), (3, 1))
        self.assertEqual((first.parent_span_id, first.span_id.hex()), (b"", "f" * 16))

    def test_an_unknown_field_is_found(self):
        self.document["resourceSpans"][0]["scopeSpans"][0]["spans"][0]["spanID"] = "00"
        with self.assertRaises(json_format.ParseError):
            read(self.document)


if __name__ == "__main__":
    unittest.main()
