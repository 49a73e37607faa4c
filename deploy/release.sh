#!/bin/sh
# Builds a commit beside the running one, renders what the owner has published with it, and switches to it:
# deploy/release.sh [commit, tag or branch]
# As root, on the server that docs/running.md sets up. The last two releases stay, to go back to.
set -eu

# Held to the end of this run: of two at once, one would remove what the other builds.
exec 9>/run/lock/site-release.lock
flock -n 9 || { echo 'Not released: another run of release.sh is not through yet.' >&2; exit 1; }

home=/opt/site
settings=/etc/site
port=$(sed -n 's/^CMS_PORT=//p' "$settings/inbox.env")
health=http://127.0.0.1:${port:-1337}/healthz
name=$(date -u +%Y%m%d-%H%M%S)
release=$home/releases/$name
# The pages, a folder for each release: its link `live` leads to the version that Caddy serves.
pages=/var/lib/publisher

# A module that has to be compiled is compiled with the headers of step 1 in docs/running.md.
as_builder() { runuser -u site -- env -C "$release/$1" HOME="$home" npm_config_nodedir=/usr/local sh -c "set -a; . '$settings/site.env'; set +a; $2"; }
as_publisher() { runuser -u publisher -- env -C "$release/web" sh -c "set -a; . '$settings/site.env'; . '$settings/publisher.env'; . '$release/release.env'; set +a; $1"; }
as_inbox() { runuser -u inbox -- env -C "$release/cms" ENV_PATH="$settings/inbox.env" "$@"; }

refuse() {
	echo "Not released: $1. The list is above; the site stays as it is." >&2
	exit 1
}

# Asked as a condition, where set -e does not count: each step says itself that it failed.
switch_to() {
	cp -R "$1"/deploy/systemd/. /etc/systemd/system/ || return 1
	ln -sfn "$1" "$home/next" || return 1
	mv -T "$home/next" "$home/current" || return 1
	systemctl daemon-reload || return 1
	systemctl enable --quiet inbox publisher caddy || return 1
	systemctl enable --quiet --now inbox-backup.timer || return 1
	systemctl restart inbox publisher || return 1
	answers "$health" || return 1
	# One after the other: meanwhile the first takes the leads.
	if systemctl is-enabled --quiet inbox-second 2>/dev/null; then
		systemctl restart inbox-second || return 1
		answers http://127.0.0.1:1338/healthz || return 1
	fi
}

answers() {
	for _ in $(seq 60); do
		curl -fsS -o /dev/null "$1" 2>/dev/null && return
		sleep 1
	done
	return 1
}

runuser -u site -- git -C "$home/source" fetch --quiet --prune --tags origin
commit=$(runuser -u site -- git -C "$home/source" rev-parse --verify --quiet "origin/${1:-HEAD}^{commit}" ||
	runuser -u site -- git -C "$home/source" rev-parse --verify "${1:-HEAD}^{commit}")
# A release that fails before the switch leaves nothing behind.
trap 'rm -rf "$release" "${pages:?}/$name"' EXIT
trap 'exit 1' HUP INT TERM
runuser -u site -- git clone --quiet --shared --no-checkout "$home/source" "$release"
runuser -u site -- git -C "$release" checkout --quiet --detach "$commit"
# The inbox of some earlier releases would drop every table and column that it does not know.
if ! grep -qs '"check:sources"' "$release/web/package.json"; then
	echo "$commit is too old: its inbox may drop parts of a newer database" >&2
	exit 1
fi

as_builder cms 'npm ci --no-audit --no-fund && npm run build && npm prune --omit=dev --no-audit --no-fund'
as_builder web 'npm ci --no-audit --no-fund'
# Share images are drawn once and kept; the packages are removed after each build.
as_builder web 'mkdir -p ~/cache && ln -s ~/cache node_modules/.cache'
# Two checks, each for itself: a source that nobody has opened or accepted by name, and a placeholder that a visitor would see.
published=/var/lib/publish/wanted/live.json
as_builder web 'npm run --silent check:sources' || refuse 'a source is not accepted'
if [ -e "$published" ]; then
	install -o site -m 0400 "$published" "$release/published.json"
	launch="SITE_CONTENT=$release/published.json npm run --silent check:launch"
else
	launch='npm run --silent check:launch -- settings'
fi
as_builder web "$launch" || refuse 'a visitor would see a placeholder'
# A review in it may be taken back while this release is there.
rm -f "$release/published.json"
as_builder web "SITE_ROOT=$pages/$name/live/client npm run build && npm prune --omit=dev --no-audit --no-fund"

previous=$(readlink -e "$home/current" || true)
[ ! -d "$previous/web/dist" ] || as_inbox node dist/src/commands/backup.js --to /var/lib/inbox/backups

# The inbox hands over in one folder and reads the answers in the other; neither program writes where the other does.
install -d -m 0755 /var/lib/publish
install -d -m 2750 -o inbox -g publisher /var/lib/publish/wanted
install -d -m 2750 -o publisher -g inbox /var/lib/publish/done
install -d -m 0755 -o publisher -g publisher "$pages" "$pages/$name" "$pages/cache"
before=$(readlink -e "$pages/$(basename "${previous:-none}")/live" || true)
printf 'VERSIONS_FOLDER=%s\nSITE_CACHE_DIR=%s\nVERSION_BEFORE=%s\n' "$pages/$name" "$pages/cache" "$before" >"$release/release.env"
# A snapshot that this release cannot read stops here, and the site stays as it is.
# Before the first one there is no page to show but placeholders: Caddy answers 503 until the owner publishes.
if [ -e "$published" ]; then
	as_publisher 'node dist/server/publisher.mjs --once'
else
	echo 'Nothing has been published yet: the inbox is open, and the pages open when you publish the site details.'
fi

# A power cut after the switch must not find the release half on disk.
sync
trap - EXIT HUP INT TERM
if ! switch_to "$release"; then
	echo "The switch to $release failed, or its inbox does not answer at $health: see above, and journalctl -u inbox" >&2
	[ -d "$previous/cms" ] && switch_to "$previous" && echo "Back to $previous" >&2
	exit 1
fi
# Leads that came while the inbox started wait in Caddy, which looks for it four times a second: a reload would answer them 503.
sleep 3
# The first time Caddy gets a new environment, which only a restart reads.
if [ -d "$previous/web/dist" ]; then systemctl reload caddy; else systemctl restart caddy; fi

find "$home/releases" -mindepth 1 -maxdepth 1 ! -path "$release" ! -path "$previous" -exec rm -rf {} +
find "$pages" -mindepth 1 -maxdepth 1 ! -name "$name" ! -name "$(basename "${previous:-none}")" ! -name cache -exec rm -rf {} +
echo "Serving $commit from $release"
