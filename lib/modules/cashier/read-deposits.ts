import "server-only";
import type { listDepositsCall } from "#lib/contracts/cashier/list-deposits.ts";
import type { readDepositCall } from "#lib/contracts/cashier/read-deposit.ts";
import type { readDepositOptionsCall } from "#lib/contracts/cashier/read-deposit-options.ts";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { requireMember } from "#lib/kernel/require-actor.ts";
import { configured } from "#lib/modules/cashier/amount-rules.ts";
import { countDeposits, findDeposit, findDeposits } from "#lib/modules/cashier/deposit-store.ts";
import { depositView } from "#lib/modules/cashier/deposit-view.ts";
import { sandboxSecret } from "#lib/modules/cashier/sandbox-secret.ts";
import { cashierSettings } from "#lib/modules/cashier/settings.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { env } from "#lib/platform/env.ts";
import { listReader, mapSlice } from "#lib/platform/list-reader.ts";

export async function readDeposit(
  context: Context,
  { id }: InputOf<typeof readDepositCall>,
): Promise<OutputOf<typeof readDepositCall>> {
  const row = await findDeposit(context.db, id);
  if (row?.playerId !== requireMember(context).playerId) throw new DomainError("not-found");
  return depositView(row, context.clock.now());
}

export const listDeposits = listReader(
  (context, input: InputOf<typeof listDepositsCall>) => {
    const now = context.clock.now();
    return mapSlice(findDeposits(context.db, { playerId: requireMember(context).playerId }, input), (row) =>
      depositView(row, now),
    );
  },
  (context) => countDeposits(context.db, requireMember(context).playerId),
);

export async function readDepositOptions(context: Context): Promise<OutputOf<typeof readDepositOptionsCall>> {
  const { currency } = await readSettings(context, siteSettings);
  const { cashier } = await readSettings(context, cashierSettings);
  const minimum = configured(cashier.minimumDeposit);
  const maximum = configured(cashier.maximumDeposit);
  return {
    currency,
    channels: sandboxSecret(env()) === null ? [] : [{ channel: "sandbox", minimum, maximum, fee: 0n }],
    presets: cashier.depositPresets.map(configured).filter((preset) => preset >= minimum && preset <= maximum),
    expiryMinutes: cashier.depositExpiryMinutes,
    turnoverMultiple: cashier.turnoverMultiple,
  };
}
