import { type Facts, scriptJson } from "#lib/seo/structured-data.ts";

/** What search engines read of a page. A block of data, which a policy for scripts lets stand. */
export function StructuredData({ facts }: { facts: Facts }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `scriptJson` leaves nothing that could end the element
      dangerouslySetInnerHTML={{ __html: scriptJson(facts) }}
    />
  );
}
