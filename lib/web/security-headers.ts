import type { ServerResponse } from "node:http";

/**
 * Headers of every response, also of those that never reach the framework. Pages get their policy, with a nonce, from
 * the middleware.
 */
export const securityHeaders = {
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/** The policy of calls and of refusals. */
export const barePolicy = { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" };

/**
 * The policy of files, and of the page for a file that is missing, which the middleware does not see: it looks right, and
 * runs nothing.
 */
const filePolicy = {
  "content-security-policy": [
    "default-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "frame-ancestors 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; "),
};

/** Sets the security headers of a response before anyone answers. The middleware replaces the policy of pages. */
export function secureResponse(url: string, response: ServerResponse): void {
  const headers = {
    ...securityHeaders,
    ...(url.startsWith("/api/") ? barePolicy : filePolicy),
    // Other sites embed the pictures of shared links.
    ...(url.startsWith("/og/") && { "cross-origin-resource-policy": "cross-origin" }),
  };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
