import { type Atom, atom } from "jotai/vanilla";
import { store } from "#lib/client/store.ts";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { LiveTopic, readLiveCall } from "#lib/contracts/live/read-live.ts";

export type LiveState = OutputOf<typeof readLiveCall>;

/** Topics that components show. `session` is about the page itself. */
type ShownTopic = Exclude<LiveTopic, "session">;

const told = atom<Partial<LiveState>>({});

/** Latest event stream data by topic; undefined until the first event, while components use the rendered data. */
export const liveAtoms: { readonly [Topic in ShownTopic]: Atom<Partial<LiveState>[Topic]> } = {
  status: atom((get) => get(told).status),
  balance: atom((get) => get(told).balance),
  winners: atom((get) => get(told).winners),
  jackpots: atom((get) => get(told).jackpots),
  rewards: atom((get) => get(told).rewards),
  cashier: atom((get) => get(told).cashier),
};

export function publishLive<Topic extends ShownTopic>(topic: Topic, value: LiveState[Topic]): void {
  store.set(told, (before) => ({ ...before, [topic]: value }));
}

/** Clears the previous player's event stream data. */
export function clearPersonalState(): void {
  store.set(told, ({ balance: _, rewards: __, cashier: ___, ...ofTheSite }) => ofTheSite);
}
