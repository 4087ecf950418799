import "server-only";
import type { MemberType } from "#lib/contracts/identity/member.ts";
import { InvalidInputError } from "#lib/kernel/domain-error.ts";
import { newId } from "#lib/kernel/ids.ts";
import { recordAudit } from "#lib/modules/audit/index.ts";
import { accountRegistered } from "#lib/modules/identity/events.ts";
import { isReservedName } from "#lib/modules/identity/reserved-names.ts";
import { insertPlayer, type Player } from "#lib/modules/identity/store.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { publishEvent } from "#lib/platform/events/publish-event.ts";
import { hashPassword } from "#lib/platform/passwords.ts";
import { transact } from "#lib/platform/transact.ts";

export interface NewAccount {
  /** Valid by the site's rules, in lower case. */
  account: string;
  /** Defaults to the account's name. */
  nickname?: string;
  password: string;
  memberType: MemberType;
  /** True for a password that another person assigned: it must be replaced at the first login. */
  mustChangePassword?: boolean;
  /** True for accounts that the site opens for itself, such as those of the demo. */
  mayBeReserved?: boolean;
  referralCode?: string;
  registration: { domain: string; url: string; method: string; countryDialingCode?: string };
}

/**
 * Opens an account.
 * @throws invalid-input: the name is taken or reserved (field `username`)
 */
export async function createAccount(context: Context, given: NewAccount): Promise<Player> {
  const { account, nickname = account, memberType, registration, mustChangePassword = false } = given;
  const { name: siteName } = await readSettings(context, siteSettings);
  if (!given.mayBeReserved && isReservedName(account, siteName)) throw nameTaken();
  const now = context.clock.now();
  const player: Player = {
    id: newId(now.getTime()),
    account,
    memberType,
    nickname,
    status: "active",
    passwordHash: await hashPassword(given.password),
    mustChangePassword,
    sessionGeneration: 0,
    passwordChangedAt: now,
    firstLoginAt: null,
    language: context.request?.language ?? "en",
    referralCode: given.referralCode || null,
    registrationIp: context.request?.ip ?? "",
    registrationDomain: registration.domain,
    registrationUrl: registration.url,
    registrationMethod: registration.method,
    countryDialingCode: registration.countryDialingCode ?? null,
    createdAt: now,
  };
  await transact(context, async (tx) => {
    if (!(await insertPlayer(tx.db, player))) {
      throw nameTaken();
    }
    await recordAudit(tx, {
      action: "account-opened",
      subject: `player:${player.id}`,
      before: null,
      after: { account, memberType },
    });
    const { id: playerId, referralCode } = player;
    await publishEvent(tx, accountRegistered, { playerId, account, memberType, referralCode });
  });
  return player;
}

/** Also for a reserved name: to a visitor, the site has taken it. */
function nameTaken(): InvalidInputError {
  return new InvalidInputError([{ path: "username", key: "username-taken", params: {} }]);
}
