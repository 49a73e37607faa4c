#!/bin/sh
# On the machine of a further inbox, once the one that published is gone: from now on this one does.
# As root: deploy/promote.sh
# Never while the other still publishes: both would hand over the site, each to its own publisher.
set -eu

settings=/etc/site/inbox.env
current=/opt/site/current
[ -e "$current/release.env" ] || { echo "There is no release on this machine: run release.sh first." >&2; exit 1; }
grep -q '^DATABASE_URL=.' "$settings" || { echo "$settings has no DATABASE_URL: this inbox is the only one." >&2; exit 1; }
if grep -q '^PUBLISH_FOLDER=.' "$settings"; then
	echo "$settings has PUBLISH_FOLDER: this inbox publishes already." >&2
	exit 1
fi

install -d -m 0755 /var/lib/publish
install -d -m 2750 -o inbox -g publisher /var/lib/publish/wanted
install -d -m 2750 -o publisher -g inbox /var/lib/publish/done
sed -i '/^#\?PUBLISH_FOLDER=/d' "$settings"
echo 'PUBLISH_FOLDER=/var/lib/publish' >>"$settings"
systemctl enable --quiet publisher
systemctl restart inbox publisher

# The inbox hands over the newest version within a second, and the publisher renders it within a minute or two.
for _ in $(seq 300); do
	if grep -qs '"state":"ready"' /var/lib/publish/done/live.json; then
		echo 'This machine publishes now. In caddy.env name it first in CMS_UPSTREAM.'
		exit 0
	fi
	sleep 1
done
echo 'The site is not rendered yet: see journalctl -u inbox -u publisher' >&2
exit 1
