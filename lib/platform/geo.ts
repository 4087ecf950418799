import "server-only";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type CountryResponse, open, type Reader } from "maxmind";

let reader: Promise<Reader<CountryResponse>> | undefined;

/**
 * Returns the ISO 3166-1 alpha-2 country of an address; null when it is private or unknown. The data ships as a
 * package.
 */
export async function countryOf(ip: string): Promise<string | null> {
  reader ??= open<CountryResponse>(databasePath());
  const found: unknown = (await reader).get(ip);
  return readCountryCode(found);
}

// Resolved at run time from the working directory: a bundler would try to parse the data file.
function databasePath(): string {
  const require = createRequire(join(process.cwd(), "package.json"));
  return require.resolve("@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb");
}

function readCountryCode(found: unknown): string | null {
  if (typeof found !== "object" || found === null) return null;
  if ("country_code" in found && typeof found.country_code === "string") return found.country_code;
  return null;
}
