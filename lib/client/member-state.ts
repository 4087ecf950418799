import { atom, getDefaultStore } from "jotai/vanilla";
import type { LoginAnswer, Member } from "#lib/contracts/identity/member.ts";

/** AUTH-17: what islands may know about who is logged in. Pages know it from the server; nothing here is a secret. */
export const memberAtom = atom<Member | null>(null);
export const isLoginAtom = atom((get) => get(memberAtom) !== null);
export const isAgentAtom = atom((get) => get(memberAtom)?.isAgent ?? false);
export const isTrialAtom = atom((get) => get(memberAtom)?.isTrial ?? false);
export const firstTimeLoginAtom = atom(false);

/** Survive a logout: they tell the site, not the person. */
const siteKeys = ["merchant", "merchantCode"];

/** After a login: the atoms and the specification's storage keys. `token` is only the word that a session exists. */
export function enterMember(answer: LoginAnswer): void {
  const store = getDefaultStore();
  store.set(memberAtom, answer);
  store.set(firstTimeLoginAtom, answer.firstTimeLogin);
  const { token, nickname, account, id, isAgent } = answer;
  const entries = { token, nickname, account, username: account, customerId: id, isAgent: String(isAgent) };
  for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
}

/** After a logout: as if nobody had been here (AUTH-12). */
export function leaveMember(): void {
  const store = getDefaultStore();
  store.set(memberAtom, null);
  store.set(firstTimeLoginAtom, false);
  const kept = siteKeys.map((key) => [key, sessionStorage.getItem(key)] as const);
  sessionStorage.clear();
  for (const [key, value] of kept) if (value !== null) sessionStorage.setItem(key, value);
}
