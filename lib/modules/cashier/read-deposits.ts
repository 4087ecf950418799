import "server-only";
import type { listDeposits as listCall } from "#lib/contracts/cashier/list-deposits.ts";
import type { readDeposit as readCall } from "#lib/contracts/cashier/read-deposit.ts";
import type { readDepositOptions as optionsCall } from "#lib/contracts/cashier/read-deposit-options.ts";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { requireMember } from "#lib/kernel/require-actor.ts";
import { configured } from "#lib/modules/cashier/amount-rules.ts";
import { findDeposit, pageDeposits } from "#lib/modules/cashier/deposit-store.ts";
import { depositView } from "#lib/modules/cashier/deposit-view.ts";
import { sandboxSecret } from "#lib/modules/cashier/sandbox-secret.ts";
import { cashierSettings } from "#lib/modules/cashier/settings.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { env } from "#lib/platform/env.ts";

export async function readDeposit(
  context: Context,
  { id }: InputOf<typeof readCall>,
): Promise<OutputOf<typeof readCall>> {
  const row = await findDeposit(context.db, id);
  if (row?.playerId !== requireMember(context).playerId) throw new DomainError("not-found");
  return depositView(row, context.clock.now());
}

export async function listDeposits(
  context: Context,
  { pageNo, pageSize }: InputOf<typeof listCall>,
): Promise<OutputOf<typeof listCall>> {
  const page = { offset: (pageNo - 1) * pageSize, limit: pageSize };
  const { rows, total } = await pageDeposits(context.db, requireMember(context).playerId, page);
  const now = context.clock.now();
  const content = rows.map((row) => depositView(row, now));
  return { content, pageNum: pageNo, totalPages: Math.ceil(total / pageSize) };
}

export async function readDepositOptions(context: Context): Promise<OutputOf<typeof optionsCall>> {
  const { currency } = await readSettings(context, siteSettings);
  const { cashier } = await readSettings(context, cashierSettings);
  const minimum = configured(cashier.minimumDeposit);
  const maximum = configured(cashier.maximumDeposit);
  return {
    currency,
    channels: sandboxSecret(env()) === null ? [] : [{ channel: "sandbox", minimum, maximum, fee: 0n }],
    presets: cashier.depositPresets.map(configured).filter((preset) => preset >= minimum && preset <= maximum),
    expiryMinutes: cashier.depositExpiryMinutes,
  };
}
