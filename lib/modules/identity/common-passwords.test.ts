import { expect, test } from "vitest";
import { isCommonPassword } from "#lib/modules/identity/common-passwords.ts";

test.each(["password1", "Password2026", "12qwerty!", "P@ssw0rd", "1q2w3e4r", "aaaaaaa1", "mahalko143", "Sinag2026"])(
  "AUTH-16 rejects the common password %s",
  (password) => expect(isCommonPassword(password)).toBe(true),
);

test.each(["lantern-48-copper", "monkey48213977", "Pr0gram-visayas", "correct horse battery 7", "yQ7mZ2pL"])(
  "AUTH-16 accepts the uncommon password %s",
  (password) => expect(isCommonPassword(password)).toBe(false),
);
