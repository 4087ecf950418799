import "server-only";
import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { type LiveTopic, liveState, liveTopics } from "#lib/contracts/live/read-live.ts";
import { isSessionOpen } from "#lib/modules/identity/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { isServiceUnavailable } from "#lib/platform/unavailable.ts";
import { readBoards } from "#lib/portal/live/boards.ts";
import {
  readLiveSession,
  readLiveStatus,
  readOwnBalance,
  readOwnCashier,
  readOwnRewards,
} from "#lib/portal/live/read-live.ts";

/** Minimum interval between updates of one stream: limits a burst of rounds to a few events a second. */
const restMs = 150;
const versionLength = 8;

interface Wire {
  /** False when the client reads too slowly. */
  write(text: string): boolean;
  close(): void;
}

export interface LiveStream {
  readonly context: Context;
  /** Sends topics that changed. `all` includes the member's own topics. Ends with the session. Never throws. */
  look(all: boolean): Promise<void>;
  /** Sends a keep-alive comment, then all changed topics. */
  beat(): Promise<void>;
  end(): void;
}

/**
 * Streams updates to one open page. It remembers the version of each topic it sent and sends only changes. Updates run
 * one at a time.
 */
export function liveStream(context: Context, since: string | undefined, wire: Wire): LiveStream {
  const told = toldSoFar(since);
  let open = true;
  let looking = false;
  let wanted: { all: boolean } | null = null;

  function end(): void {
    if (!open) return;
    open = false;
    wire.close();
  }
  function write(text: string): void {
    if (open && !wire.write(text)) end();
  }
  function tell(topic: LiveTopic, text: string): void {
    const version = versionOf(context, text);
    if (told.get(topic) === version) return;
    told.set(topic, version);
    write(`id: ${idOf(told)}\nevent: ${topic}\ndata: ${text}\n\n`);
  }

  async function lookOnce(all: boolean): Promise<void> {
    // At every update: a session may also expire, or be lost with the store, without a notification.
    if ("sessionId" in context.actor && !(await isSessionOpen(context, context.actor.sessionId))) return end();
    // First, so that the page never shows another account's data.
    if (all) tell("session", text("session", await readLiveSession(context)));
    const status = await readLiveStatus(context);
    tell("status", text("status", status));
    // A closed site sends only its status; calls are rejected as well.
    if (status.status !== 0) return;
    if (all) {
      tell("balance", text("balance", await readOwnBalance(context)));
      tell("rewards", text("rewards", await readOwnRewards(context)));
      tell("cashier", text("cashier", await readOwnCashier(context)));
    }
    const boards = await readBoards(context);
    tell("winners", text("winners", boards.winners));
    tell("jackpots", text("jackpots", boards.jackpots));
  }

  async function look(all: boolean): Promise<void> {
    wanted = { all: all || (wanted?.all ?? false) };
    if (looking) return;
    looking = true;
    while (open && wanted) {
      const { all: everything }: { all: boolean } = wanted;
      wanted = null;
      await lookOnce(everything).catch((error) => {
        // An unavailable service is expected: the next update tries again.
        if (!isServiceUnavailable(error)) context.log.error({ err: error }, "live updates");
      });
      if (wanted) await new Promise((resume) => setTimeout(resume, restMs));
    }
    looking = false;
  }

  async function beat(): Promise<void> {
    write(": here\n\n");
    // Sends the balance even when unchanged: the page may show an older balance from another call.
    told.delete("balance");
    await look(true);
  }
  return { context, look, beat, end };
}

function text<Topic extends LiveTopic>(topic: Topic, value: z.output<typeof liveState>[Topic]): string {
  return JSON.stringify(z.encode(liveState.shape[topic], value as never));
}

/** Includes the member: an equal balance of another member is a different version. */
function versionOf({ actor }: Context, words: string): string {
  const reader = "playerId" in actor ? actor.playerId : "";
  return createHash("sha256").update(`${reader}\n${words}`).digest("base64url").slice(0, versionLength);
}

/**
 * Parses an event id: versions in the order of `liveTopics`, separated by dots. An unknown id means that nothing was
 * sent.
 */
function toldSoFar(since: string | undefined): Map<LiveTopic, string> {
  const versions = since?.split(".") ?? [];
  return new Map(liveTopics.flatMap((topic, at) => (versions[at] ? [[topic, versions[at]] as const] : [])));
}

const idOf = (told: ReadonlyMap<LiveTopic, string>) => liveTopics.map((topic) => told.get(topic) ?? "").join(".");
