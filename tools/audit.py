"""Look up known faults of everything that Defuse depends on: `make audit`.

pip-audit looks up the locked Python packages, `npm audit` those of the browser client. Both need data from the network;
where it cannot be reached, that is said, and nothing else was found out.
"""

import json
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.build_web import WEB, node
from tools.packages import own_environment
from tools.steps import CannotGoOn

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "audit"
LOCKS = ("host", "dev", "build", "compile", "node", "wheels")
PATIENCE = 600  # seconds for a look-up


@dataclass
class Audit:
    """What was found about one set of packages."""

    what: str
    faults: list[str] = field(default_factory=list)
    problem: str = ""  # why nothing, or not everything, was found out

    def __str__(self) -> str:
        found = [f"  {each}" for each in self.faults]
        if self.problem:
            return "\n".join([f"{self.what}: not looked up, the data cannot be reached ({self.problem})", *found])
        return "\n".join([f"{self.what}: {len(self.faults) or 'no'} known faults", *found])


def python_faults(said: str, complaint: str, what: str) -> Audit:
    """What pip-audit has found, from its JSON or its complaint. Packages that it skips were not looked up."""
    try:
        packages = json.loads(said)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return Audit(what, problem=last_line(complaint))
    faults = [
        f"{package['name']} {package['version']}: {fault['id']}, mended in {', '.join(fault['fix_versions']) or 'none'}"
        for package in packages
        for fault in package.get("vulns", [])
    ]
    skipped = [package for package in packages if "skip_reason" in package]
    first = f", such as {skipped[0]['skip_reason']}"[:160] if skipped else ""
    return Audit(what, faults, f"{len(skipped)} of {len(packages)} packages{first}" if skipped else "")


def npm_faults(said: str, complaint: str) -> Audit:
    """What `npm audit` has found, from its JSON or its complaint."""
    what = "npm packages"
    try:
        found: dict[str, Any] = json.loads(said)
    except ValueError:
        return Audit(what, problem=last_line(complaint))
    if "vulnerabilities" not in found:
        return Audit(what, problem=str(found.get("message") or last_line(complaint))[:200])
    listed = found["vulnerabilities"].items()
    return Audit(what, [f"{name}: {fault.get('severity', '')} ({fault.get('range', '')})" for name, fault in listed])


def last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1][:200] if lines else "no answer"


def audit_python(lock: str) -> Audit:
    file = ROOT / "requirements" / f"{lock}.lock"
    pip_audit = [str(own_environment(FOLDER)), "-m", "pip_audit", "--disable-pip", "--require-hashes"]
    done = _run([*pip_audit, "--progress-spinner", "off", "--format", "json", "--requirement", str(file)])
    return python_faults(done.stdout, done.stderr, f"requirements/{lock}.lock")


def audit_npm() -> Audit:
    try:
        _, npm = node()
    except CannotGoOn as error:
        return Audit("npm packages", problem=str(error))
    done = _run([*npm, "audit", "--json", "--prefix", str(WEB)])
    return npm_faults(done.stdout, done.stderr)


def _run(command: list[str]) -> "subprocess.CompletedProcess[str]":
    try:
        return subprocess.run(command, check=False, capture_output=True, text=True, timeout=PATIENCE, cwd=ROOT)
    except (OSError, subprocess.TimeoutExpired) as error:
        return subprocess.CompletedProcess(command, 1, "", str(error))


def _has_pip_audit() -> str:
    """Install pip-audit into a folder of its own; returns why that is not possible."""
    python = own_environment(FOLDER)
    if shutil.which("pip-audit", path=python.parent):
        return ""
    done = _run([str(python), "-m", "pip", "install", "--quiet", "pip-audit"])
    return last_line(done.stderr) if done.returncode else ""


def main() -> int:
    problem = _has_pip_audit()
    audits = [Audit("Python packages", problem=problem)] if problem else [audit_python(lock) for lock in LOCKS]
    audits.append(audit_npm())
    for audit in audits:
        print(audit, flush=True)
    return 1 if any(audit.faults for audit in audits) else 0


if __name__ == "__main__":
    sys.exit(main())
