# Built from the root of the repository: docker build -f deploy/site.Dockerfile --build-arg SITE_URL=https://www.example.com .
FROM node:24-bookworm-slim AS build
WORKDIR /app/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --no-audit --no-fund
COPY web ./
COPY cms/src/contract /app/cms/src/contract
COPY cms/src/ownersContent /app/cms/src/ownersContent
ARG SITE_URL
ARG CMS_URL=""
ARG SITE_TEXT_LICENCE
# Caddy reads the pages where the publisher puts them. Share images are drawn once and kept.
RUN --mount=type=cache,target=/app/web/node_modules/.cache npm run --silent check:sources && SITE_ROOT=/srv/published/live/client npm run build
RUN npm prune --omit=dev --no-audit --no-fund

# What renders the owner's content (docs/decisions/0020): docker build --target publisher …
FROM node:24-bookworm-slim AS publisher
ENV NODE_ENV=production PUBLISH_FOLDER=/srv/publish VERSIONS_FOLDER=/srv/published SITE_CACHE_DIR=/tmp/cache
ARG SITE_URL
ARG CMS_URL=""
ARG SITE_TEXT_LICENCE
ENV SITE_URL=$SITE_URL CMS_URL=$CMS_URL SITE_TEXT_LICENCE=$SITE_TEXT_LICENCE
COPY --from=build /app /app
WORKDIR /app/web
# The inbox writes wanted/ as uid 1000 too: see compose.yaml, where neither sees the other's half as writable.
RUN mkdir -p /srv/publish/wanted /srv/publish/done /srv/published && chown -R node:node /srv/publish /srv/published
USER node
# First what was published before, with this release: the site's container waits for it, as its headers belong to it.
CMD ["sh", "-c", "node dist/server/publisher.mjs --once && touch /tmp/ready; exec node dist/server/publisher.mjs"]

FROM caddy:2-alpine
# The image's own binary has a capability, and does not start where all are dropped; a copy has none.
RUN cp /usr/bin/caddy /tmp/caddy && mv /tmp/caddy /usr/bin/caddy
COPY --from=build /app/web/dist/serving /srv/site/serving
COPY deploy/Caddyfile /etc/caddy/Caddyfile
COPY deploy/caddy /etc/caddy/caddy
# Certificates are kept in the two volumes; without a socket Caddy cannot be reconfigured while it runs.
RUN mkdir -p /data /config && chown -R 1000:1000 /data /config
ENV SITE_DIR=/srv/site CMS_UPSTREAM=inbox:1337 CADDY_ADMIN=off XDG_DATA_HOME=/data XDG_CONFIG_HOME=/config
USER 1000:1000
EXPOSE 80 443 443/udp
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s --retries=3 CMD ["nc", "-z", "127.0.0.1", "443"]
