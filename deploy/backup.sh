#!/bin/sh
# In the container `backup` of compose.yaml: once a day a backup of the leads, restored into an empty database to try it.
# The inbox looks for what is written beside it (cms/src/operation/backups.ts), and tells the team of one that is missing or failed.
# backup.sh once: one backup now.
set -u

folder=${BACKUPS:-/backups}
secret=/run/secrets/database_password
[ ! -e "$secret" ] || { PGPASSWORD=$(cat "$secret") && export PGPASSWORD; }
umask 0077

leads_of() { psql -X -q -A -t -d "$1" -c 'select count(*) from form_datas'; }

restored() {
	dropdb --if-exists --force leads_restore_trial 2>/dev/null
	createdb --template=template0 leads_restore_trial &&
		pg_restore --no-owner --no-privileges --no-comments --exit-on-error -d leads_restore_trial "$1" &&
		leads_of leads_restore_trial
}

backup() {
	file=$folder/leads-$(date -u +%Y-%m-%dT%H-%M-%S-000Z).dump
	if ! pg_dump --format=custom --no-owner --no-privileges --file="$file.part"; then
		rm -f "$file.part"
		echo 'The backup failed: see above.' >&2
		return 1
	fi
	mv "$file.part" "$file"
	if count=$(restored "$file" 2>"$folder/.why"); then
		became=tried
		echo "$count leads" >"$folder/.became"
		echo "$file, restored into an empty database to try it: $count leads"
	else
		became=failed
		tail -c 300 "$folder/.why" >"$folder/.became"
		cat "$folder/.why" >&2
	fi
	# The inbox reads only what became of it, and at any moment: whole, or nothing.
	chmod 0644 "$folder/.became" && mv "$folder/.became" "$file.$became"
	dropdb --if-exists --force leads_restore_trial
	rm -f "$folder/.why"
	return 0
}

if [ "${1:-}" = once ]; then
	backup
	exit
fi
trap 'exit 0' TERM INT
while :; do
	[ -n "$(find "$folder" -name 'leads-*.dump' -mmin -1380 | head -n 1)" ] || backup
	find "$folder" -name 'leads-*' -mtime +13 -delete
	sleep 600 &
	wait $!
done
