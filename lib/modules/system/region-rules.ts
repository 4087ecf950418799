import ipaddr from "ipaddr.js";
import type { RegionRule } from "#lib/modules/system/store.ts";

/**
 * True when a visitor is blocked (SITE-05). An address rule takes precedence over a country rule, and the longest
 * matching block over shorter ones. A list of allowed countries blocks every other country. An unparseable address is
 * blocked while rules exist.
 */
export function isRegionBlocked(
  rules: readonly RegionRule[],
  visitor: { ip: string; country: string | null },
): boolean {
  if (rules.length === 0) return false;
  const address = parseAddress(visitor.ip);
  if (!address) return true;
  const block = longestMatch(rules, address);
  if (block) return block.effect === "deny";
  const countries = rules.filter((rule) => rule.kind === "country");
  const own = countries.find((rule) => rule.value === visitor.country);
  if (own) return own.effect === "deny";
  return countries.some((rule) => rule.effect === "allow");
}

/** True when `ip` is one of the listed addresses or in one of the listed blocks. */
export function isListed(list: readonly string[], ip: string): boolean {
  const address = parseAddress(ip);
  return address !== null && list.some((entry) => matches(address, entry));
}

/**
 * Normalises "10.0.0.0/8", "2001:db8::/32" or a single address to a block; null for anything else, including a partial
 * address ("203.0.113").
 */
export function normaliseCidr(text: string): string | null {
  const { IPv4, IPv6 } = ipaddr;
  if (IPv4.isValidCIDRFourPartDecimal(text) || IPv6.isValidCIDR(text)) return text;
  if (IPv4.isValidFourPartDecimal(text)) return `${text}/32`;
  return IPv6.isValid(text) ? `${text}/128` : null;
}

function longestMatch(rules: readonly RegionRule[], address: ipaddr.IPv4 | ipaddr.IPv6): RegionRule | undefined {
  return rules
    .filter((rule) => rule.kind === "cidr" && matches(address, rule.value))
    .sort((a, b) => prefixLength(b.value) - prefixLength(a.value))[0];
}

function matches(address: ipaddr.IPv4 | ipaddr.IPv6, block: string): boolean {
  const cidr = normaliseCidr(block);
  if (!cidr) return false;
  const [network, bits] = ipaddr.parseCIDR(cidr);
  return network.kind() === address.kind() && address.match(network, bits);
}

function prefixLength(block: string): number {
  return Number(normaliseCidr(block)?.split("/")[1] ?? 0);
}

/** Parses an address; IPv4-mapped IPv6 addresses count as IPv4. */
function parseAddress(ip: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  return ipaddr.isValid(ip) ? ipaddr.process(ip) : null;
}
