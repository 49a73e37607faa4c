# What caddy:2-alpine has and our image uses, from Debian's package. Its binary has the same capability.
FROM rehearsal/debian
RUN apt-get update && apt-get install -y --no-install-recommends caddy netcat-openbsd ca-certificates libcap2-bin \
  && setcap cap_net_bind_service=+ep /usr/bin/caddy && rm -rf /var/lib/apt/lists/*
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
WORKDIR /srv
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
