import "server-only";
import { randomInt } from "node:crypto";

/** Returns a password such as "k7mq-2xvd-9tfa": about 59 bits, without characters that look alike. */
export function randomPassword(): string {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  const password = `${group()}-${group()}-${group()}`;
  return /\d/.test(password) && /[a-z]/.test(password) ? password : randomPassword();
}
