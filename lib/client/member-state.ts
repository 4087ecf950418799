import { atom } from "jotai/vanilla";
import { balanceAtom } from "#lib/client/balance.ts";
import { favoriteIdsAtom } from "#lib/client/favorite-ids.ts";
import { clearPersonalState } from "#lib/client/live-state.ts";
import { store } from "#lib/client/store.ts";
import type { LoginAnswer, Member } from "#lib/contracts/identity/member.ts";

/** The member a page was rendered for. */
export type PageMember = Pick<Member, "account" | "isAgent" | "isTrial">;

/**
 * AUTH-17: the member's data that components may read; none of it is secret. Null for a visitor, undefined until the
 * page has provided it.
 */
export const memberAtom = atom<(PageMember & { firstTimeLogin: boolean }) | null | undefined>(undefined);
export const isLoginAtom = atom((get) => Boolean(get(memberAtom)));

/** Undefined until a page has provided its member; empty for a visitor. */
export const accountAtom = atom((get) => {
  const member = get(memberAtom);
  return member === undefined ? undefined : (member?.account ?? "");
});

/** These keys survive a logout: they identify the site, not the person. */
const siteKeys = ["merchant", "merchantCode"];

/** Adopts the member that the server rendered the page for: a session may have started or ended in another tab. */
export function adoptMember(member: PageMember | null): void {
  const before = store.get(memberAtom);
  const same = before?.account === member?.account;
  show(member && { ...member, firstTimeLogin: (same && before?.firstTimeLogin) || false });
}

/** Sets the store and the specification's storage keys after a login. `token` only marks that a session exists. */
export function enterMember(answer: LoginAnswer): void {
  const { token, nickname, account, id, isAgent, isTrial, firstTimeLogin } = answer;
  show({ account, isAgent, isTrial, firstTimeLogin });
  const entries = { token, nickname, account, username: account, customerId: id, isAgent: String(isAgent) };
  for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
}

/** Resets the store and the storage keys after a logout (AUTH-12). */
export function leaveMember(): void {
  show(null);
  const kept = siteKeys.map((key) => [key, sessionStorage.getItem(key)] as const);
  sessionStorage.clear();
  for (const [key, value] of kept) if (value !== null) sessionStorage.setItem(key, value);
}

/** Clears the previous player's data first, so that it never shows beside another player's name. */
function show(member: (PageMember & { firstTimeLogin: boolean }) | null): void {
  const before = store.get(accountAtom);
  if (before !== undefined && before !== (member?.account ?? "")) {
    store.set(balanceAtom, null);
    store.set(favoriteIdsAtom, null);
    clearPersonalState();
  }
  store.set(memberAtom, member);
}
