import { atom } from "jotai/vanilla";
import { balanceAtom } from "#lib/client/balance.ts";
import { tabStore } from "#lib/client/browser-store.ts";
import { favoriteIdsAtom } from "#lib/client/favorite-ids.ts";
import { clearPersonalState } from "#lib/client/live-state.ts";
import { preserveFormInput, restoreFormInput } from "#lib/client/preserve-form-input.ts";
import { store } from "#lib/client/store.ts";
import type { LoginAnswer, Member } from "#lib/contracts/identity/member.ts";

/** The member a page was rendered for. */
export type PageMember = Pick<Member, "id" | "account" | "isAgent" | "isTrial">;

/**
 * AUTH-17: the member's data that components may read; none of it is secret. Null for a visitor, undefined until the
 * page has provided it.
 */
export const memberAtom = atom<(PageMember & { firstTimeLogin: boolean }) | null | undefined>(undefined);
export const isLoginAtom = atom((get) => Boolean(get(memberAtom)));

/** Id of the player that the page belongs to: undefined until a page has provided it, empty for a visitor. */
export const pageOwnerAtom = atom((get) => {
  const member = get(memberAtom);
  return member === undefined ? undefined : (member?.id ?? "");
});

/** What the player of an ended session had typed. Only in memory, and only for the same player. */
let typedBefore: { owner: string; typed: ReturnType<typeof preserveFormInput> } | undefined;

/** These keys survive a logout: they identify the site, not the person. */
const siteKeys = ["merchant", "merchantCode"];

/** Adopts the member that the server rendered the page for: a session may have started or ended in another tab. */
export function adoptMember(member: PageMember | null): void {
  const before = store.get(memberAtom);
  const same = before?.id === member?.id;
  show(member && { ...member, firstTimeLogin: (same && before?.firstTimeLogin) || false });
}

/** Sets the store and the specification's storage keys after a login. `token` only marks that a session exists. */
export function enterMember(answer: LoginAnswer): void {
  const { token, nickname, account, id, isAgent, isTrial, firstTimeLogin } = answer;
  show({ id, account, isAgent, isTrial, firstTimeLogin });
  const entries = { token, nickname, account, username: account, customerId: id, isAgent: String(isAgent) };
  for (const [key, value] of Object.entries(entries)) tabStore.write(key, value);
}

/** Resets the store after the session ended elsewhere. What was typed comes back when the same player logs in again. */
export function loseMember(): void {
  const owner = store.get(pageOwnerAtom);
  if (owner) typedBefore = { owner, typed: preserveFormInput({ secrets: false }) };
  show(null);
}

/** Resets the store and the storage keys after a logout (AUTH-12). */
export function leaveMember(): void {
  show(null);
  tabStore.clear(siteKeys);
}

/** Clears the previous player's data first, so that it never shows beside another player's name. */
function show(member: (PageMember & { firstTimeLogin: boolean }) | null): void {
  const before = store.get(pageOwnerAtom);
  if (before !== undefined && before !== (member?.id ?? "")) {
    store.set(balanceAtom, null);
    store.set(favoriteIdsAtom, null);
    clearPersonalState();
    if (before) tabStore.clear(siteKeys);
  }
  if (member && typedBefore) {
    if (typedBefore.owner === member.id) restoreFormInput(typedBefore.typed);
    typedBefore = undefined;
  }
  store.set(memberAtom, member);
}
