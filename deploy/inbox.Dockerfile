# Built from the root of the repository: docker build -f deploy/inbox.Dockerfile .
FROM node:24-bookworm-slim AS build
# For SQLite's native module, where no prebuilt one can be fetched: it is compiled with the headers that this image has.
# Those of Node 24.19 and later 24 abort the process when it tidies its memory: https://github.com/nodejs/node/issues/65446
ENV npm_config_nodedir=/usr/local
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/* \
  && sed -i '/^ *\(Add\|Remove\)CleanupHook();$/d' /usr/local/include/node/node_object_wrap.h
WORKDIR /app/cms
COPY cms/package.json cms/package-lock.json cms/.npmrc ./
RUN npm ci --no-audit --no-fund
COPY cms ./
# Source maps and type files are a third of the packages, and nothing reads them here.
RUN npm run build \
  && npm prune --omit=dev --no-audit --no-fund \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM node:24-bookworm-slim
ENV NODE_ENV=production CMS_HOST=0.0.0.0 CMS_PORT=1337
# What it hands to the publisher: docs/decisions/0020.
RUN mkdir -p /srv/publish/wanted /srv/publish/done && chown node:node /srv/publish/wanted /srv/publish/done
# Owned by root: the process that runs can change none of it.
COPY --from=build /app /app
WORKDIR /app/cms
USER node
EXPOSE 1337
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:1337/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# node itself, not npm: signals must reach it.
CMD ["node", "dist/src/commands/serve.js"]
