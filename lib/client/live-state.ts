import { type Atom, atom } from "jotai/vanilla";
import { store } from "#lib/client/store.ts";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { LiveTopic, readLive } from "#lib/contracts/live/read-live.ts";

export type LiveState = OutputOf<typeof readLive>;

const told = atom<Partial<LiveState>>({});

/** What the page's event stream said last, by topic; undefined until then: components begin with what the server rendered. */
export const liveAtoms: { readonly [Topic in LiveTopic]: Atom<Partial<LiveState>[Topic]> } = {
  status: atom((get) => get(told).status),
  balance: atom((get) => get(told).balance),
  winners: atom((get) => get(told).winners),
  jackpots: atom((get) => get(told).jackpots),
  rewards: atom((get) => get(told).rewards),
};

export function publishLive<Topic extends LiveTopic>(topic: Topic, value: LiveState[Topic]): void {
  store.set(told, (before) => ({ ...before, [topic]: value }));
}

/** Drops what the stream told of the player who was here before. */
export function forgetPersonalNews(): void {
  store.set(told, ({ balance: _, rewards: __, ...ofTheSite }) => ofTheSite);
}
