"""Everything that deploy/ and .github/ refer to exists: files, options, routes, variables, targets of make."""

import configparser
import re
import shlex
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

from defuse.cli import parser_of
from defuse.server.http.command import PORT
from defuse.words import words_in
from tests.containerfile import CONTAINERFILE, command, instructions

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"
UNIT = DEPLOY / "defuse.service"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

yaml: Any = pytest.importorskip("yaml")


def load(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def chosen(words: list[str]) -> Any:
    """The parsed arguments of `serve …`; unknown options end with an error."""
    return parser_of(words_in("en"), words[:1]).parse_args(words)


def routes() -> set[str]:
    source = (ROOT / "src" / "defuse" / "server" / "http" / "api.py").read_text(encoding="utf-8")
    return set(re.findall(r'Route\("([^"]+)"', source))


def supported() -> list[str]:
    """The versions of Python that the project says it supports."""
    found = (
        re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", each)
        for each in PYPROJECT["project"]["classifiers"]
    )
    return [match.group(1) for match in found if match]


# The image


def test_the_image_copies_what_is_there_and_sends_nothing_else() -> None:
    *sources, target = instructions("COPY")[0].split()
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert target == "/build/"
    for source in sources:
        assert (ROOT / source).exists(), source
        assert f"!{source.rstrip('/')}" in ignored
    assert "*" in ignored
    assert instructions("RUN")[0] == "sh /build/install.sh /opt/defuse"


def test_the_image_is_small_not_root_and_has_one_volume() -> None:
    assert all(base.split()[0].endswith("-slim") for base in instructions("FROM"))
    (user,), (volume,) = instructions("USER"), instructions("VOLUME")
    assert user.split(":")[0] not in ("0", "root")
    assert chosen(command("CMD")).database.startswith(f"{volume}/")
    version = re.search(r"python:(3\.\d+)", instructions("FROM")[0])
    assert version is not None
    assert version.group(1) in supported()


def test_the_health_check_asks_a_route_on_the_port_that_is_served() -> None:
    asked = re.search(r"http://127\.0\.0\.1:(\d+)(/\w+)", command("HEALTHCHECK")[-1])
    assert asked is not None
    assert asked.group(2) in routes()
    assert {int(asked.group(1)), *map(int, instructions("EXPOSE"))} == {PORT} == {chosen(command("CMD")).port}


def test_what_servers_install_is_what_is_tested() -> None:
    def pinned(name: str) -> set[str]:
        return set(re.findall(r"^[\w.-]+==\S+", (ROOT / "requirements" / name).read_text("utf-8"), re.MULTILINE))

    assert pinned("run.lock") < pinned("host.lock") < pinned("dev.lock")
    assert any(pin.startswith("asyncpg==") for pin in pinned("host.lock"))


# The compose file


def test_the_compose_file_refers_to_what_is_there() -> None:
    composed = load(DEPLOY / "compose.yaml")
    services = composed["services"]
    ours = services["defuse"]
    assert (DEPLOY / ours["build"]["context"] / ours["build"]["dockerfile"]).resolve() == CONTAINERFILE
    serve = chosen(ours["command"])
    assert serve.database == "postgresql://defuse@database/defuse"
    assert services["database"]["environment"]["POSTGRES_USER"] == "defuse"
    assert services["database"]["environment"]["POSTGRES_DB"] == "defuse"
    proxied = re.findall(r"reverse_proxy (\w+):(\d+)", (DEPLOY / "Caddyfile").read_text(encoding="utf-8"))
    assert proxied == [("defuse", str(PORT))]
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in composed["volumes"]
    assert [name for name in services if "ports" in services[name]] == ["proxy"]


def test_every_variable_of_the_compose_file_is_in_the_example() -> None:
    asked = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    example = (DEPLOY / "env.example").read_text(encoding="utf-8")
    assert asked == set(re.findall(r"^(\w+)=", example, re.MULTILINE))
    assert set(re.findall(r"\{\$(\w+)\}", (DEPLOY / "Caddyfile").read_text(encoding="utf-8"))) <= asked


# The unit of systemd


def unit() -> configparser.ConfigParser:
    found = configparser.ConfigParser(strict=False, interpolation=None, delimiters=("=",), comment_prefixes=("#",))
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read(UNIT, encoding="utf-8")
    return found


def test_the_unit_starts_what_is_installed_in_the_folder_that_is_its_own() -> None:
    service = unit()["Service"]
    program, *words = shlex.split(service["ExecStart"])
    assert program == command("ENTRYPOINT")[0]
    assert words.pop() == "$DEFUSE_OPTIONS"
    assert chosen(words).database == f"/var/lib/{service['StateDirectory']}/rooms.sqlite"
    assert (service["DynamicUser"], service["ProtectSystem"]) == ("yes", "strict")
    shown = re.search(r"DEFUSE_OPTIONS=(.*)", UNIT.read_text(encoding="utf-8"))
    assert shown is not None
    assert chosen([*words, *shown.group(1).split()]).host == "127.0.0.1"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    copy = tmp_path / UNIT.name
    copy.write_text(UNIT.read_text(encoding="utf-8").replace("/opt/defuse/bin/defuse", "/bin/true"), encoding="utf-8")
    said = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, check=False)
    assert [line for line in said.stderr.splitlines() if UNIT.name in line] == []


# The workflows


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_run_nothing_but_make(workflow: Path) -> None:
    steps = [step for job in load(workflow)["jobs"].values() for step in job["steps"]]
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    run = [shlex.split(step["run"]) for step in steps if "run" in step]
    assert run
    assert all(words[0] == "make" and words[1] in targets for words in run)
    assert all(re.fullmatch(r"[\w.-]+/[\w.-]+@[\w./-]+", step["uses"]) for step in steps if "uses" in step)


def test_every_supported_python_is_tested_and_compiled_for() -> None:
    tested = load(ROOT / ".github" / "workflows" / "tests.yml")["jobs"]["test"]["strategy"]["matrix"]["python"]
    assert tested == supported()
    compiled = PYPROJECT["tool"]["cibuildwheel"]["build"].split()
    assert compiled == [f"cp{version.replace('.', '')}-*" for version in supported()]
    assert supported()[0] == PYPROJECT["project"]["requires-python"].removeprefix(">=")


def test_compiled_wheels_are_tried_by_a_script_that_is_there() -> None:
    tried = PYPROJECT["tool"]["cibuildwheel"]["test-command"]
    (script,) = re.findall(r"\{package\}/(\S+)", tried)
    assert (ROOT / script).is_file()


# Other project files


def test_the_citation_is_complete_and_agrees_with_the_project() -> None:
    citation = load(ROOT / "CITATION.cff")
    assert citation["cff-version"] == "1.2.0"
    assert {"message", "title", "authors"} <= set(citation)
    assert citation["license"] == PYPROJECT["project"]["license"]
    assert citation["repository-code"] == PYPROJECT["project"]["urls"]["Source"]
