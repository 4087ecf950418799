import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin("./lib/i18n/request.ts");

const config: NextConfig = {
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  reactStrictMode: true,
  // Browser tests and benches build beside a running product, so they choose the folder.
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  // `npm run check` checks types. The build writes its folder into a tsconfig, so it has its own.
  typescript: { ignoreBuildErrors: true, tsconfigPath: process.env.NEXT_TSCONFIG ?? "tsconfig.json" },
  // The root layout is below [locale], so an unknown address needs its own document.
  experimental: { globalNotFound: true },
  // The only hook of the loading indicator for every navigation, by link or by code.
  instrumentationClientInject: ["./lib/client/navigation-start.ts"],
  // SITE-14: puts title, canonical and preview in the head of every response, since a cache may send it to any client.
  htmlLimitedBots: /.*/,
  // SITE-01: other names of the home page. The middleware has already added the locale prefix.
  rewrites: async () => [{ source: "/:locale/:name(index|index\\.html|home)", destination: "/:locale" }],
  // Browsers and link previews request this icon for responses that name none (a call, a picture).
  redirects: async () => [{ source: "/favicon.ico", destination: "/icon.svg", permanent: false }],
  serverExternalPackages: ["@node-rs/argon2", "pg-boss", "postgres", "sharp", "@napi-rs/canvas", "pino", "ioredis"],
};

export default withNextIntl(config);
