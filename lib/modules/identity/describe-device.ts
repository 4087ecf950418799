import Bowser from "bowser";

export interface DeviceView {
  /** "Chrome", "Windows": names that are the same in every language. Null when unknown. */
  browser: string | null;
  system: string | null;
  kind: "desktop" | "tablet" | "mobile" | null;
}

const kinds = ["desktop", "tablet", "mobile"] as const;

/** Names the browser and system of a user agent. The value is not verified and serves only to tell devices apart. */
export function describeDevice(userAgent: string): DeviceView {
  if (userAgent === "") return { browser: null, system: null, kind: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name || null,
    system: os.name || null,
    kind: kinds.find((kind) => kind === platform.type) ?? null,
  };
}
