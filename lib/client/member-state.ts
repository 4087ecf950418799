import { atom } from "jotai/vanilla";
import { balanceAtom } from "#lib/client/balance.ts";
import { favoriteIdsAtom } from "#lib/client/favorite-ids.ts";
import { forgetPersonalNews } from "#lib/client/live-state.ts";
import { store } from "#lib/client/store.ts";
import type { LoginAnswer, Member } from "#lib/contracts/identity/member.ts";

/** What a page says of whoever it was rendered for. */
export type PageMember = Pick<Member, "account" | "isAgent" | "isTrial">;

/**
 * AUTH-17: what components may know about who is logged in; nothing here is a secret. Null for a visitor, undefined until
 * the page has said so.
 */
export const memberAtom = atom<(PageMember & { firstTimeLogin: boolean }) | null | undefined>(undefined);
export const isLoginAtom = atom((get) => Boolean(get(memberAtom)));

/** Undefined until a page has said whose it is; empty for a visitor. */
export const accountAtom = atom((get) => {
  const member = get(memberAtom);
  return member === undefined ? undefined : (member?.account ?? "");
});

/** Survive a logout: they tell the site, not the person. */
const siteKeys = ["merchant", "merchantCode"];

/** Takes over whose page the server rendered: a session may have begun or ended in another tab. */
export function adoptMember(member: PageMember | null): void {
  const before = store.get(memberAtom);
  const same = before?.account === member?.account;
  show(member && { ...member, firstTimeLogin: (same && before?.firstTimeLogin) || false });
}

/** After a login: the store and the specification's storage keys. `token` is only the word that a session exists. */
export function enterMember(answer: LoginAnswer): void {
  const { token, nickname, account, id, isAgent, isTrial, firstTimeLogin } = answer;
  show({ account, isAgent, isTrial, firstTimeLogin });
  const entries = { token, nickname, account, username: account, customerId: id, isAgent: String(isAgent) };
  for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
}

/** After a logout: as if nobody had been here (AUTH-12). */
export function leaveMember(): void {
  show(null);
  const kept = siteKeys.map((key) => [key, sessionStorage.getItem(key)] as const);
  sessionStorage.clear();
  for (const [key, value] of kept) if (value !== null) sessionStorage.setItem(key, value);
}

/** What belongs to the player before goes first, so that it never shows beside the name of another. */
function show(member: (PageMember & { firstTimeLogin: boolean }) | null): void {
  const before = store.get(accountAtom);
  if (before !== undefined && before !== (member?.account ?? "")) {
    store.set(balanceAtom, null);
    store.set(favoriteIdsAtom, null);
    forgetPersonalNews();
  }
  store.set(memberAtom, member);
}
