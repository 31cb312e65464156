# The portal as an image: `docker build -t ammiraglia .`. What it needs of its surroundings is in docs/operating.md.
FROM node:24-bookworm-slim AS build
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
COPY bin bin
RUN node -e "import('./bin/install.mjs').then(({ install }) => install())"
COPY vite.*.ts react-router.config.ts tsconfig.json ./
COPY public public
COPY db db
COPY app app
RUN node bin/build.mjs && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-bookworm-slim
WORKDIR /portal
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# A number of its own that no service of a machine has; the folders that are kept belong to it, the program does not.
RUN mkdir /data /backups && chown 10001:10001 /data /backups
COPY --from=build /portal/package.json /portal/package-lock.json ./
COPY --from=build /portal/bin bin
COPY --from=build /portal/node_modules node_modules
COPY --from=build /portal/public public
COPY --from=build /portal/db db
COPY --from=build /portal/app app
COPY --from=build /portal/build build
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s \
  CMD ["node", "bin/healthy.mjs"]
CMD ["node", "bin/start.mjs"]
