# Wickwise in two stages: what builds it stays behind. Runs as an unprivileged user on a read-only root; only /data is written to.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npx vite build --logLevel warn \
    && npm prune --omit=dev --no-audit --no-fund \
    # The base image has the same Node 24 that this package pins.
    && rm -rf node_modules/node node_modules/.bin/node

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=8080 \
    WICKWISE_DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/contract ./contract
COPY --from=build /app/engine ./engine
COPY --from=build /app/server ./server
COPY --from=build /app/scripts ./scripts
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s --retries=3 \
    CMD ["node", "-e", "require(process.env.TLS_CERT ? 'https' : 'http').get({ port: process.env.PORT, path: '/healthz', rejectUnauthorized: false }, (a) => process.exit(a.statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
ENTRYPOINT ["node", "--disable-warning=ExperimentalWarning", "server/main.ts"]
CMD ["--role", "all"]
