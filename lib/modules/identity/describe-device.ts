import Bowser from "bowser";

export interface DeviceView {
  /** "Chrome", "Windows": names that are the same in every language. Null for what is not known. */
  browser: string | null;
  system: string | null;
  kind: "desktop" | "tablet" | "mobile" | null;
}

const kinds = ["desktop", "tablet", "mobile"] as const;

/** What a browser says of itself, in words. It may say anything: this tells people their devices apart, nothing more. */
export function describeDevice(userAgent: string): DeviceView {
  if (userAgent === "") return { browser: null, system: null, kind: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name || null,
    system: os.name || null,
    kind: kinds.find((kind) => kind === platform.type) ?? null,
  };
}
