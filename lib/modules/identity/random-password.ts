import "server-only";
import { randomInt } from "node:crypto";

/** "k7mq-2xvd-9tfa": nothing that is mistaken for something else, some 59 bits. */
export function randomPassword(): string {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  const password = `${group()}-${group()}-${group()}`;
  return /\d/.test(password) && /[a-z]/.test(password) ? password : randomPassword();
}
