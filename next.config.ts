import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin("./lib/i18n/request.ts");

const config: NextConfig = {
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  reactStrictMode: true,
  // Browser tests and benches build beside a running product, so the folder is theirs to name.
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  // `npm run check` sees to types. The build would also write its folder into tsconfig.json: it gets one of its own.
  typescript: { ignoreBuildErrors: true, tsconfigPath: process.env.NEXT_TSCONFIG ?? "tsconfig.json" },
  // The root layout is below [locale], so an unknown address needs a document of its own.
  experimental: { globalNotFound: true },
  serverExternalPackages: ["@node-rs/argon2", "pg-boss", "postgres", "sharp", "pino", "ioredis"],
};

export default withNextIntl(config);
