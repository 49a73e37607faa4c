# What postgres:*-bookworm has and compose.yaml uses, from Debian's package.
FROM rehearsal/debian
RUN groupadd -r --gid 999 postgres && useradd -r --uid 999 --gid postgres --home-dir /var/lib/postgresql --shell /bin/bash postgres \
  && apt-get update && apt-get install -y --no-install-recommends postgresql && rm -rf /var/lib/apt/lists/* \
  && ln -s /usr/lib/postgresql/* /usr/lib/postgresql/here \
  && install -d -o postgres -g postgres -m 1777 /var/lib/postgresql/data /run/postgresql
COPY startPostgres.sh /usr/local/bin/startPostgres.sh
ENV PATH=/usr/lib/postgresql/here/bin:$PATH PGDATA=/var/lib/postgresql/data
CMD ["sh", "/usr/local/bin/startPostgres.sh"]
