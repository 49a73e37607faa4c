# Built from the root of the repository: docker build -f deploy/site.Dockerfile --build-arg SITE_URL=https://www.example.com .
FROM node:24-bookworm-slim AS build
WORKDIR /app/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --no-audit --no-fund
COPY web ./
COPY contract /app/contract
# Public details of the owner: each is in the pages for everyone to read.
ARG SITE_URL
ARG CMS_URL=""
ARG SITE_EMAIL SITE_PHONE SITE_WHATSAPP SITE_LOCATION SITE_FACEBOOK SITE_INSTAGRAM SITE_YOUTUBE
ARG SITE_AGENT_NAME SITE_AGENT_MARN SITE_HOSTING_COUNTRY SITE_RETENTION_MONTHS SITE_TEXT_LICENCE SITE_VITALS_URL
# Older versions of Compose pass unset variables as empty text, which is not an email address. Share images are drawn once and kept.
RUN --mount=type=cache,target=/app/web/node_modules/.cache \
  for name in $(env | sed -n 's/^\(SITE_[A-Z_]*\)=$/\1/p'); do unset "$name"; done \
  && SITE_OUT_DIR=/srv/site npm run build

FROM caddy:2-alpine
# The image's own binary has a capability, and does not start where all are dropped; a copy has none.
RUN cp /usr/bin/caddy /tmp/caddy && mv /tmp/caddy /usr/bin/caddy
COPY --from=build /srv/site /srv/site
COPY deploy/Caddyfile /etc/caddy/Caddyfile
COPY deploy/caddy /etc/caddy/caddy
# Certificates are kept in the two volumes; without a socket Caddy cannot be reconfigured while it runs.
RUN mkdir -p /data /config && chown -R 1000:1000 /data /config
ENV SITE_DIR=/srv/site CMS_UPSTREAM=inbox:1337 CADDY_ADMIN=off XDG_DATA_HOME=/data XDG_CONFIG_HOME=/config
USER 1000:1000
EXPOSE 80 443 443/udp
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s --retries=3 CMD ["nc", "-z", "127.0.0.1", "443"]
