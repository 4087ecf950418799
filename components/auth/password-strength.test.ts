import { expect, test } from "vitest";
import { passwordStrength } from "#components/auth/password-strength.ts";

test.each([
  ["", 0],
  ["abc1234", 0],
  ["abcd1234", 1],
  ["aaaaaaaaaaaaaaa1", 1],
  ["abcdefgh1234", 2],
  ["lantern-48-copper", 4],
  ["Abcdef-12345", 4],
  ["Abcd1234", 2],
] as const)("AUTH-16 the meter rates %j as %d", (password, strength) => {
  expect(passwordStrength(password, 8)).toBe(strength);
});
