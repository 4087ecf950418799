import type { AccountPlace } from "#components/cashier/account-columns.tsx";
import { moneyText } from "#components/cashier/money-text.ts";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { RowFact, RowFacts } from "#components/ui/row-details.tsx";
import { textLink } from "#components/ui/text-link.ts";
import type { AccountMovement } from "#lib/contracts/cashier/read-account-record.ts";
import { pages } from "#lib/contracts/pages.ts";
import { formatDate } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/locale-path.ts";

interface AccountDetailsProps extends AccountPlace {
  movement: AccountMovement;
}

/** MEMBER-05: shows what one movement changed, with the way to what it was for. */
export function AccountDetails({ movement, t, place, timeZone }: AccountDetailsProps) {
  const { at, amount, heldChange, balanceAfter, heldAfter, reference } = movement;
  const money = (units: bigint) => (
    <span translate="no" className="money">
      {moneyText(units, place)}
    </span>
  );
  const target = targetOf(movement);
  return (
    <RowFacts
      links={
        <>
          {target && (
            <PageLink href={localePath(place.locale, target.path)} className={textLink}>
              {t(`record.${target.key}`)}
            </PageLink>
          )}
          <PageLink href={localePath(place.locale, "/help")} className={textLink}>
            {t("record.ask")}
          </PageLink>
        </>
      }
    >
      <RowFact name={t("record.reference")}>
        <bdi className="font-mono text-xs">{reference}</bdi>{" "}
        <CopyButton value={reference} what={t("record.reference")} />
      </RowFact>
      <RowFact name={t("time")}>{formatDate(at, place.locale, timeZone, "second")}</RowFact>
      <RowFact name={t("record.before")}>{money(balanceAfter - amount)}</RowFact>
      {amount === 0n && heldChange < 0n && <RowFact name={t("record.moved")}>{money(-heldChange)}</RowFact>}
      {heldChange !== 0n && <RowFact name={t("record.set-aside")}>{money(heldAfter)}</RowFact>}
    </RowFacts>
  );
}

/** Returns the page of what the movement was for, with the message of its link; null without such a page. */
function targetOf({ subject, roundId }: AccountMovement): { path: string; key: string } | null {
  if (subject?.kind === "game")
    return subject.verifiable && roundId ? { path: `/fair/${roundId}`, key: "check-round" } : null;
  if (subject?.kind === "deposit")
    return { path: `${pages.deposit.path}?deposit=${subject.depositId}`, key: "follow-deposit" };
  if (subject?.kind === "withdrawal") return { path: pages.withdraw.path, key: "follow-withdrawal" };
  return subject && { path: pages.rewardCentre.path, key: "follow-reward" };
}
