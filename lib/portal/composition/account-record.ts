import "server-only";
import type { AccountMovement, MovementSubject } from "#lib/contracts/cashier/read-account-record.ts";
import { readAccountRecord as readOwnRecord } from "#lib/modules/cashier/index.ts";
import { readGameNames } from "#lib/modules/games/index.ts";
import { readRewardTitles } from "#lib/modules/promotions/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { completedReader } from "#lib/platform/list-reader.ts";

/** MEMBER-05: the account record with the names of games and rewards, which the cashier, below them, cannot read. */
export const readAccountRecord = completedReader(readOwnRecord, nameSubjects);

async function nameSubjects(context: Context, rows: readonly AccountMovement[]): Promise<AccountMovement[]> {
  const subjects = rows.flatMap(({ subject }) => subject ?? []);
  const codes = subjects.flatMap((subject) => (subject.kind === "game" ? subject.gameCode : []));
  const rewards = subjects.flatMap((subject) => (subject.kind === "reward" ? subject.rewardId : []));
  const [games, titles] = await Promise.all([
    readGameNames(context, [...new Set(codes)]),
    readRewardTitles(context, [...new Set(rewards)]),
  ]);
  const named = (subject: MovementSubject): MovementSubject => {
    if (subject.kind === "reward") return { ...subject, title: titles.get(subject.rewardId) ?? "" };
    if (subject.kind !== "game") return subject;
    const { name = subject.gameName, verifiable = false } = games.get(subject.gameCode) ?? {};
    return { ...subject, gameName: name, verifiable };
  };
  return rows.map((row) => ({ ...row, subject: row.subject && named(row.subject) }));
}
