"""Network namespaces joined by a bridge, between which packets can be dropped. Needs root, `ip` and `iptables`."""

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

HUB = "hub"
_SUBNET = "10.99.0"


def permitted() -> str:
    """Why no network can be made here; empty if one can."""
    if os.geteuid() != 0:
        return "network namespaces need root"
    for program in ("ip", "iptables"):
        if shutil.which(program) is None:
            return f"{program} is not installed: Debian's packages iproute2 and iptables have both"
    probe = f"defuse-probe-{os.getpid()}"
    if subprocess.run(["ip", "netns", "add", probe], capture_output=True, check=False).returncode:
        return "network namespaces are not permitted here"
    subprocess.run(["ip", "netns", "del", probe], check=True)
    return ""


class Network:
    """Members by name, each in a namespace with an address of its own; the hub reaches all of them."""

    def __init__(self, prefix: str, members: Sequence[str]) -> None:
        self.prefix = prefix
        self.members = list(members)

    def address(self, member: str) -> str:
        return f"{_SUBNET}.{self.members.index(member) + 1}" if member != HUB else f"{_SUBNET}.254"

    def inside(self, member: str) -> list[str]:
        """The beginning of a command that runs in the namespace of a member."""
        return ["ip", "netns", "exec", self._space(member)]

    def cut(self, one: str, other: str) -> None:
        """Drop everything between two members."""
        self._filter(one, "INPUT", "-s", self.address(other))
        self._filter(one, "OUTPUT", "-d", self.address(other))

    def lose(self, member: str, share: float) -> None:
        """Drop a share of what a member receives and sends."""
        for chain in ("INPUT", "OUTPUT"):
            self._filter(member, chain, "-m", "statistic", "--mode", "random", "--probability", str(share))

    def mend(self) -> None:
        for member in self.members:
            self._run(*self.inside(member), "iptables", "-F")

    def build(self) -> None:
        hub = self._space(HUB)
        self._run("ip", "netns", "add", hub)
        self._run("ip", "-n", hub, "link", "add", "bridge", "type", "bridge")
        self._run("ip", "-n", hub, "addr", "add", f"{self.address(HUB)}/24", "dev", "bridge")
        for link in ("lo", "bridge"):
            self._run("ip", "-n", hub, "link", "set", link, "up")
        for member in self.members:
            space = self._space(member)
            self._run("ip", "netns", "add", space)
            peer = ("peer", "name", "eth0", "netns", space)
            self._run("ip", "-n", hub, "link", "add", f"to-{member}", "type", "veth", *peer)
            self._run("ip", "-n", hub, "link", "set", f"to-{member}", "master", "bridge", "up")
            self._run("ip", "-n", space, "addr", "add", f"{self.address(member)}/24", "dev", "eth0")
            for link in ("lo", "eth0"):
                self._run("ip", "-n", space, "link", "set", link, "up")

    def remove(self) -> None:
        for member in (*self.members, HUB):
            subprocess.run(["ip", "netns", "del", self._space(member)], capture_output=True, check=False)

    def _space(self, member: str) -> str:
        return f"{self.prefix}-{member}"

    def _filter(self, member: str, chain: str, *match: str) -> None:
        self._run(*self.inside(member), "iptables", "-A", chain, *match, "-j", "DROP")

    def _run(self, *command: str) -> None:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{' '.join(command)}: {done.stderr}"


@contextmanager
def built(members: Sequence[str]) -> Iterator[Network]:
    network = Network(f"defuse-{os.getpid()}", members)
    try:
        network.build()
        yield network
    finally:
        network.remove()
