# The app and online tables in one image: docker build -t heptapolis . (docs/running-a-server.md)

FROM node:24-slim AS build
WORKDIR /heptapolis
COPY . .
RUN npm ci --ignore-scripts \
 && node apps/web/build.ts \
 && rm -rf node_modules apps/web/node_modules \
 && npm ci --ignore-scripts --omit=dev --omit=optional --workspace apps/cli

FROM node:24-slim
ENV NODE_ENV=production \
    HEPTAPOLIS_DATA=/data \
    HEPTAPOLIS_LAN=true \
    HEPTAPOLIS_LOGS=true
WORKDIR /heptapolis
COPY --from=build /heptapolis/package.json ./
COPY --from=build /heptapolis/node_modules node_modules
COPY --from=build /heptapolis/packages packages
COPY --from=build /heptapolis/apps/cli apps/cli
COPY --from=build /heptapolis/apps/web/dist apps/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4700
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4700/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "apps/cli/bin/heptapolis.ts"]
CMD ["serve"]
