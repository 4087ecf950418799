import ipaddr from "ipaddr.js";

/**
 * Returns what one customer of an internet provider has, in one spelling: an IPv4 address, or a /64 of IPv6, all of
 * which one person can use. Limits per address count by it. Text that is no address is returned as it is.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  if (read.kind() === "ipv4") return read.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${read.toString()}/64`).toString();
}

/** True for this machine's own addresses, which no limit counts. */
export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}
