# As the official image's own script: a database with the user and the password of the environment, at the first start.
set -e
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  initdb --username="$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE" --auth-local=trust --auth-host=scram-sha-256 -E UTF8 --locale=C
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  pg_ctl -w start -o '-c listen_addresses='
  createdb -U "$POSTGRES_USER" "$POSTGRES_DB" || true
  pg_ctl -w stop
fi
exec postgres -c listen_addresses='*'
