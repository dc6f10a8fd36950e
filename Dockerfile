# The app and online tables in one image: docker build -t heptapolis . (docs/running-a-server.md)

# What npm reads, and nothing else: its layers are built again only when a dependency changes.
FROM node:24.21.0-slim AS manifests
WORKDIR /heptapolis
COPY package.json package-lock.json ./
COPY apps/cli/package.json apps/cli/
COPY apps/web/package.json apps/web/
COPY packages/bots/package.json packages/bots/
COPY packages/boxes/package.json packages/boxes/
COPY packages/engine/package.json packages/engine/
COPY packages/reference/package.json packages/reference/
COPY packages/rulebook/package.json packages/rulebook/
COPY packages/server/package.json packages/server/
COPY packages/store/package.json packages/store/
COPY packages/table/package.json packages/table/
COPY packages/wire/package.json packages/wire/

FROM manifests AS production
RUN npm ci --ignore-scripts --omit=dev --omit=optional --workspace apps/cli

FROM manifests AS build
RUN npm ci --ignore-scripts
COPY . .
RUN node apps/web/build.ts

FROM node:24.21.0-slim
ENV NODE_ENV=production \
    HEPTAPOLIS_DATA=/data \
    HEPTAPOLIS_LAN=true \
    HEPTAPOLIS_LOGS=true
WORKDIR /heptapolis
COPY --from=production /heptapolis/node_modules node_modules
COPY package.json ./
COPY packages packages
COPY apps/cli apps/cli
COPY --from=build /heptapolis/apps/web/dist apps/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4700
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4700/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "apps/cli/bin/heptapolis.ts"]
CMD ["serve"]
