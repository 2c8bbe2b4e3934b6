# One image for every role: ROLE=web, ROLE=worker, and the one-shot migration.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY api/package.json api/
COPY admin/package.json admin/
COPY storefront/package.json storefront/
COPY sandbox/package.json sandbox/
COPY video/package.json video/
COPY e2e/package.json e2e/

# Everything, to build both apps.
FROM manifests AS build
RUN npm ci --no-audit --no-fund
COPY tsconfig.base.json ./
COPY scripts scripts
COPY contract contract
COPY video video
COPY admin admin
COPY storefront storefront
RUN node scripts/build.ts

# What runs: the API from its sources, the storefront's server build, their dependencies. No sandbox, no embedded database, no tools.
FROM manifests AS dependencies
RUN npm ci --omit=dev --no-audit --no-fund --workspace contract --workspace api --workspace storefront

FROM node:24-bookworm-slim
ENV NODE_ENV=production APP_ENV=production PORT=3000 DATA_DIR=/data
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=131072 NODE_COMPILE_CACHE=/tmp/node-cache
WORKDIR /app
COPY --from=dependencies /app ./
COPY knexfile.ts ./
COPY contract contract
COPY api/src api/src
COPY migrations migrations
COPY seeds seeds
COPY --from=build /app/storefront/build storefront/build
COPY --from=build /app/admin/dist admin/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=40", "api/src/main.ts"]
