# What node:*-bookworm-slim has and our images use, from npm's packages.
FROM rehearsal/debian
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --shell /bin/bash --create-home node
COPY ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
COPY node /usr/local
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx
CMD ["node"]
