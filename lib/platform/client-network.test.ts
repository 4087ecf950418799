import { expect, test } from "vitest";
import { isLoopback, networkOf } from "#lib/platform/client-network.ts";

test("SEC-24 the addresses of one IPv6 customer are one network, in whatever spelling", () => {
  const same = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::", "2001:0DB8:1:2:3:4:5:6"].map(networkOf);
  expect(new Set(same)).toEqual(new Set(["2001:db8:1:2::"]));
  expect(networkOf("2001:db8:1:3::1")).toBe("2001:db8:1:3::");
});

test("SEC-24 an IPv4 address is a network of its own, also when it is mapped into IPv6", () => {
  expect(["203.0.113.9", "::ffff:203.0.113.9"].map(networkOf)).toEqual(["203.0.113.9", "203.0.113.9"]);
  expect(networkOf("unknown")).toBe("unknown");
});

test("SEC-24 this machine's own addresses are told from others", () => {
  expect(["127.0.0.1", "127.8.0.1", "::1", "::ffff:127.0.0.1"].every(isLoopback)).toBe(true);
  expect(["203.0.113.9", "2001:db8::1", "", "localhost"].some(isLoopback)).toBe(false);
});
