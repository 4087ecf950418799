import { describe, expect, test } from "vitest";
import { clientAddress, overwriteForwarding } from "#lib/web/forwarding.ts";

const direct = { socketAddress: "::ffff:198.51.100.7", trustedProxies: 0 };
const behindOne = { socketAddress: "127.0.0.1", trustedProxies: 1 };

describe("SEC-01 client address", () => {
  test("SEC-01 a client that connects directly cannot choose its own address", () => {
    expect(clientAddress({ "x-forwarded-for": "203.0.113.1" }, direct)).toBe("198.51.100.7");
  });

  test("SEC-01 behind one proxy the client address is the one that the proxy saw", () => {
    expect(clientAddress({ "x-forwarded-for": "10.0.0.1, 203.0.113.9" }, behindOne)).toBe("203.0.113.9");
    expect(clientAddress({ "x-forwarded-for": "10.0.0.1, [2001:db8::5]:443" }, behindOne)).toBe("2001:db8::5");
  });

  test("SEC-01 a forwarded value that is not an address is ignored", () => {
    expect(clientAddress({ "x-forwarded-for": "1.2.3.4, javascript" }, behindOne)).toBe("127.0.0.1");
    expect(clientAddress({}, behindOne)).toBe("127.0.0.1");
  });

  test("SEC-01 with two proxies the client address is counted from the right", () => {
    const headers = { "x-forwarded-for": "6.6.6.6, 203.0.113.9, 10.0.0.2" };
    expect(clientAddress(headers, { socketAddress: "10.0.0.3", trustedProxies: 2 })).toBe("203.0.113.9");
  });
});

test("SEC-02 internal and forwarding headers of a client are replaced", () => {
  const headers = {
    host: "localhost:3000",
    "x-client-ip": "6.6.6.6",
    "x-real-ip": "6.6.6.6",
    forwarded: "for=6.6.6.6",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "evil.example",
    "x-middleware-subrequest": "middleware",
    "x-nonce": "mine",
    "x-front-nonce": "0123456789abcdef0123456789abcdef",
    "x-front-secret": "guessed",
    "x-site-status": "0",
    "content-security-policy": "script-src 'nonce-mine'",
    accept: "text/html",
  };
  overwriteForwarding(headers, direct);
  expect(headers).toEqual({
    host: "localhost:3000",
    accept: "text/html",
    "x-client-ip": "198.51.100.7",
    "x-forwarded-for": "198.51.100.7",
    "x-forwarded-proto": "http",
    "x-forwarded-host": "localhost:3000",
  });
});

test("SEC-02 the host of a site is its configured origin, whatever the request says", () => {
  const headers: Record<string, string> = { host: "evil.example", "x-forwarded-proto": "https" };
  overwriteForwarding(headers, { ...behindOne, siteOrigin: "https://play.example" });
  expect(headers).toMatchObject({ "x-forwarded-host": "play.example", "x-forwarded-proto": "https" });
});

describe("SEC-02 the front's nonce placeholder", () => {
  const nonce = "0123456789abcdef0123456789abcdef";
  const frontSecret = "the secret of the front, 32 signs long";
  const nonceOf = (given: Record<string, string>, secret: string | undefined) => {
    const headers: Record<string, string> = { "x-nonce": "mine", ...given };
    overwriteForwarding(headers, { ...behindOne, frontSecret: secret });
    return headers["x-nonce"];
  };

  test("SEC-02 the placeholder is accepted with the secret", () => {
    expect(nonceOf({ "x-front-nonce": nonce, "x-front-secret": frontSecret }, frontSecret)).toBe(nonce);
  });

  test("SEC-02 the placeholder is ignored without the secret, with a wrong one, without a front or when malformed", () => {
    expect(nonceOf({ "x-front-nonce": nonce }, frontSecret)).toBeUndefined();
    expect(nonceOf({ "x-front-nonce": nonce, "x-front-secret": `${frontSecret}.` }, frontSecret)).toBeUndefined();
    expect(nonceOf({ "x-front-nonce": nonce, "x-front-secret": "" }, undefined)).toBeUndefined();
    expect(nonceOf({ "x-front-nonce": "'; x", "x-front-secret": frontSecret }, frontSecret)).toBeUndefined();
  });
});
