import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin("./lib/i18n/request.ts");

const headersOfEveryAnswer = {
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};
// Pages get their policy, with a nonce, from the middleware.
const headersOfCalls = { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" };

const pairs = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }));

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
  // The loader's only sign of every navigation, by link or by code.
  instrumentationClientInject: ["./lib/client/navigation-start.ts"],
  // SITE-14: title, canonical and previews stand in the head of every answer, which a cache may give to anyone.
  htmlLimitedBots: /.*/,
  // SITE-01: the home page's other names. The middleware has put the language in front by then.
  rewrites: async () => [{ source: "/:locale/:name(index|index\\.html|home)", destination: "/:locale" }],
  // Where no page names an icon (a call, a picture), browsers and readers of links ask for this one.
  redirects: async () => [{ source: "/favicon.ico", destination: "/icon.svg", permanent: false }],
  headers: async () => [
    { source: "/:path*", headers: pairs(headersOfEveryAnswer) },
    { source: "/api/:path*", headers: pairs(headersOfCalls) },
    // Other sites show the pictures of shared links.
    { source: "/og/:path*", headers: pairs({ "cross-origin-resource-policy": "cross-origin" }) },
  ],
  serverExternalPackages: ["@node-rs/argon2", "pg-boss", "postgres", "sharp", "@napi-rs/canvas", "pino", "ioredis"],
};

export default withNextIntl(config);
