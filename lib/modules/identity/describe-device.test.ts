import { expect, test } from "vitest";
import { describeDevice } from "#lib/modules/identity/describe-device.ts";

const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const nothing = { browser: null, system: null, kind: null };

test.each([
  [`${windows} Chrome/140.0.0.0 Safari/537.36`, { browser: "Chrome", system: "Windows", kind: "desktop" }],
  [
    `${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    { browser: "Microsoft Edge", system: "Windows", kind: "desktop" },
  ],
  [`${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, { browser: "Safari", system: "iOS", kind: "mobile" }],
  [
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
    { browser: "Chrome", system: "Android", kind: "mobile" },
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0",
    { browser: "Firefox", system: "Linux", kind: "desktop" },
  ],
  ["", nothing],
  [" ", nothing],
  ["\u0000<script>'\"", nothing],
])("AUTH-15 names the device of %s", (userAgent, device) => expect(describeDevice(userAgent)).toEqual(device));
