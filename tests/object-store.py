"""OpenStack Swift with its S3 interface in one process, for the tests: python3 object-store.py FOLDER PORTS"""

import os
import shutil
import sys

import eventlet
from eventlet import wsgi
from swift.common import storage_policy, utils
from swift.common import wsgi as swift_wsgi
from swift.common.ring import RingBuilder

folder = sys.argv[1]
servers = dict(zip(("account", "container", "object", "proxy"), map(int, sys.argv[2:])))
utils.SWIFT_CONF_FILE = os.path.join(folder, "swift.conf")
utils.validate_hash_conf()
storage_policy.reload_storage_policies()
eventlet.hubs.use_hub(swift_wsgi.get_hub())


class Cache:
    """What memcached keeps elsewhere."""

    def __init__(self):
        self.kept = {}

    def get(self, key, *_, **__):
        return self.kept.get(key)

    def set(self, key, value, *_, **__):
        self.kept[key] = value

    def delete(self, key, *_, **__):
        self.kept.pop(key, None)


cache = Cache()


def with_cache(app):
    return lambda environment, start: app({**environment, "swift.cache": cache}, start)


def make_ring(server, port):
    """One disk keeps everything once."""
    builder = RingBuilder(1, 1, 1)
    place = {"ip": "127.0.0.1", "port": port, "replication_ip": "127.0.0.1", "replication_port": port}
    builder.add_dev({"id": 0, "region": 1, "zone": 1, "weight": 1, "device": "disk", **place})
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, server + ".ring.gz"))


def end_with_parent():
    sys.stdin.read()
    shutil.rmtree(folder, ignore_errors=True)
    os._exit(0)


for server, port in servers.items():
    if server != "proxy":
        make_ring(server, port)

for server, port in servers.items():
    app = with_cache(swift_wsgi.loadapp(os.path.join(folder, server + ".conf")))
    sock = eventlet.listen(("127.0.0.1", port), backlog=1024)
    options = {"protocol": swift_wsgi.SwiftHttpProtocol, "capitalize_response_headers": False}
    eventlet.spawn(wsgi.server, sock, app, swift_wsgi.NullLogger(), **options)

eventlet.patcher.original("threading").Thread(target=end_with_parent, daemon=True).start()
print("ready", flush=True)
while True:
    eventlet.sleep(3600)
