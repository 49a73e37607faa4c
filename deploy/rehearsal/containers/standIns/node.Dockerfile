# What node:*-bookworm-slim has and our images use, from npm's packages.
FROM rehearsal/debian
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --shell /bin/bash --create-home node
COPY ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
COPY node /usr/local
CMD ["node"]
