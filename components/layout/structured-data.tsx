import { type Facts, scriptJson } from "#lib/seo/structured-data.ts";

/** Renders structured data for search engines. It is a data block, so the script policy does not block it. */
export function StructuredData({ facts }: { facts: Facts }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `scriptJson` escapes what could end the element
      dangerouslySetInnerHTML={{ __html: scriptJson(facts) }}
    />
  );
}
