"""packaging/kubernetes and packaging/compose.yaml: Kubernetes' own schemas (strict) and the Compose specification take them, they fit
each other and the image, and they hold no secret."""

import importlib.machinery
import importlib.util
import pathlib
import unittest

import compose_spec
import kubernetes_validate
import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The oldest version that is supported in the year of this text, and the newest whose schemas the checker has.
VERSIONS = ("1.33", "1.37")
# What a stop takes at most (docs/operations.md), and how long a stopping node serves on (drain.linger), in seconds.
STOP, LINGER = 25, 5


def load():
    loader = importlib.machinery.SourceFileLoader("image", str(ROOT / "Scripts" / "image"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("image", loader))
    loader.exec_module(module)
    return module


IMAGE = load()
PORTS = {int(name.split("/")[0]) for name in IMAGE.CONFIG["ExposedPorts"]}


class Kubernetes(unittest.TestCase):
    def setUp(self):
        files = sorted((ROOT / "packaging/kubernetes").glob("*.yaml"))
        self.objects = [one for file in files for one in yaml.safe_load_all(file.read_text(encoding="utf-8"))]
        self.kinds = {}
        for one in self.objects:
            self.kinds.setdefault(one["kind"], []).append(one)
        self.deployment = self.kinds["Deployment"][0]["spec"]
        self.pod = self.deployment["template"]["spec"]
        self.container = self.pod["containers"][0]

    def test_schema(self):
        self.assertEqual(sorted(self.kinds), ["ConfigMap", "Deployment", "PodDisruptionBudget", "Service"])
        for one in self.objects:
            for version in VERSIONS:
                kubernetes_validate.validate(one, version, strict=True)
        with self.assertRaises(kubernetes_validate.ValidationError):
            kubernetes_validate.validate({**self.objects[0], "speck": {}}, VERSIONS[-1], strict=True)

    def test_selectors(self):
        labels = self.deployment["template"]["metadata"]["labels"]
        budget = self.kinds["PodDisruptionBudget"][0]["spec"]["selector"]["matchLabels"]
        selectors = [self.deployment["selector"]["matchLabels"], budget, *(one["spec"]["selector"] for one in self.kinds["Service"])]
        for selector in selectors:
            self.assertEqual(selector, labels)

    def test_ports(self):
        ports = {port["name"]: port["containerPort"] for port in self.container["ports"]}
        settings = yaml.safe_load(self.kinds["ConfigMap"][0]["data"]["beckon.yaml"])
        self.assertEqual(ports["inside"], settings["http"]["inside"]["port"])
        self.assertEqual({ports["http"], ports["health"]}, PORTS)
        used = [port["targetPort"] for one in self.kinds["Service"] for port in one["spec"]["ports"]]
        probes = [self.container[name]["httpGet"] for name in ("startupProbe", "livenessProbe", "readinessProbe")]
        self.assertEqual(sorted(used), ["http", "inside"])
        self.assertEqual({probe["port"] for probe in probes}, {"health"})
        self.assertEqual([probe["path"] for probe in probes], ["/health/live", "/health/live", "/health/ready"])

    def test_times(self):
        ready = self.container["readinessProbe"]
        self.assertLess(ready["failureThreshold"] * ready["periodSeconds"] + ready["timeoutSeconds"], LINGER)
        self.assertGreater(self.pod["terminationGracePeriodSeconds"], STOP)

    def test_rights(self):
        user, own = self.pod["securityContext"], self.container["securityContext"]
        self.assertEqual({user["runAsUser"], user["runAsGroup"], user["fsGroup"]}, {IMAGE.OWNER})
        self.assertTrue(user["runAsNonRoot"] and own["readOnlyRootFilesystem"])
        self.assertFalse(own["allowPrivilegeEscalation"] or self.pod["automountServiceAccountToken"])
        self.assertEqual(own["capabilities"], {"drop": ["ALL"]})

    def test_volumes(self):
        volumes = {volume["name"]: volume for volume in self.pod["volumes"]}
        mounts = {mount["mountPath"]: mount for mount in self.container["volumeMounts"]}
        self.assertEqual({mount["name"] for mount in mounts.values()}, volumes.keys())
        self.assertIn(IMAGE.DATA, mounts)
        # The gateway refuses files with secrets that others may read.
        self.assertEqual([volumes["settings"]["configMap"]["defaultMode"], volumes["secrets"]["secret"]["defaultMode"]], [0o440] * 2)
        self.assertEqual(volumes["settings"]["configMap"]["name"], self.kinds["ConfigMap"][0]["metadata"]["name"])

    def test_secrets(self):
        """Secrets are named and never written; operations.md makes each that is named."""
        for variable in self.container["env"]:
            self.assertNotIn("value", variable)
        named = {one["valueFrom"]["secretKeyRef"]["key"] for one in self.container["env"] if "secretKeyRef" in one["valueFrom"]}
        named |= {item["key"] for volume in self.pod["volumes"] for item in volume.get("secret", {}).get("items", [])}
        operations = (ROOT / "docs/operations.md").read_text(encoding="utf-8")
        for key in named:
            self.assertRegex(operations, rf"--from-(literal|file)={key}=")


class Compose(unittest.TestCase):
    TEXT = (ROOT / "packaging/compose.yaml").read_text(encoding="utf-8")

    def test_specification(self):
        compose_spec.PyCompose.from_yaml(self.TEXT)
        with self.assertRaises(ValueError):
            compose_spec.PyCompose.from_yaml(self.TEXT.replace("read_only", "read_olny"))

    def test_service(self):
        file = yaml.safe_load(self.TEXT)
        service = file["services"]["beckon"]
        self.assertEqual((service["read_only"], service["cap_drop"]), (True, ["ALL"]))
        self.assertGreater(int(service["stop_grace_period"].removesuffix("s")), STOP)
        self.assertEqual(service["volumes"], [f"{next(iter(file['volumes']))}:{IMAGE.DATA}"])
        host, _, port = service["ports"][0].rsplit(":", 2)
        self.assertEqual(host, "127.0.0.1")
        self.assertIn(int(port), PORTS)
        self.assertIn("127.0.0.1/8081", service["healthcheck"]["test"][-1])


if __name__ == "__main__":
    unittest.main()
