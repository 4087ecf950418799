"use client";
import { Check, HandCoins } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { use, useState } from "react";
import { moneyText } from "#components/cashier/money-text.ts";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { Countdown } from "#components/ui/countdown.tsx";
import { cx } from "#components/ui/cx.ts";
import { FormError } from "#components/ui/form-error.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { toast } from "#components/ui/toast/toast.ts";
import { callPortal } from "#lib/client/call-portal.ts";
import { loadMessages } from "#lib/client/load-messages.ts";
import { useAct } from "#lib/client/use-act.ts";
import type { ReceiptView } from "#lib/contracts/cashier/cashier-news.ts";
import { confirmReceiptCall } from "#lib/contracts/cashier/confirm-receipt.ts";
import { pages } from "#lib/contracts/pages.ts";
import { formatDate } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";

export interface WaitingReceiptsProps {
  locale: Locale;
  currency: string;
  timeZone: string;
  /** Server time of the render, ISO 8601. */
  serverNow: string;
  receipts: readonly ReceiptView[];
  rewards: number;
}

/** CASH-05: asks for each payout whether it arrived, and names the rewards to claim. Code and messages load on intent. */
export default function WaitingReceipts(props: WaitingReceiptsProps) {
  const messages = use(loadMessages(props.locale, "cashier"));
  return (
    <ClientMessages picked={{ locale: props.locale, timeZone: props.timeZone, messages }}>
      <WaitingList {...props} />
    </ClientMessages>
  );
}

function WaitingList({ receipts, rewards, ...place }: WaitingReceiptsProps) {
  const t = useTranslations("cashier.waiting");
  if (receipts.length === 0 && rewards === 0) return <p className="pb-2 text-3">{t("nothing")}</p>;
  return (
    <div className="grid gap-3">
      {receipts.map((receipt) => (
        <Receipt key={`${receipt.withdrawalId} ${receipt.part}`} receipt={receipt} {...place} />
      ))}
      {rewards > 0 && (
        <PageLink
          href={localePath(place.locale, pages.rewardCentre.path)}
          className="flex items-center gap-3 rounded-md p-1.5 hover:bg-surface-2"
        >
          <span className="grid size-[38px] shrink-0 place-items-center rounded-[11px] bg-surface-2 text-2">
            <HandCoins aria-hidden size={18} />
          </span>
          <span>
            <b className="block font-semibold text-1">{t("rewards", { count: rewards })}</b>
            <span className="text-sm text-3">{t("rewards-text")}</span>
          </span>
        </PageLink>
      )}
    </div>
  );
}

type ReceiptProps = Omit<WaitingReceiptsProps, "receipts" | "rewards"> & { receipt: ReceiptView };

function Receipt({ receipt, locale, currency, timeZone, serverNow }: ReceiptProps) {
  const { withdrawalId, part, amount, lastDigits, paidAt, dueAt } = receipt;
  const t = useTranslations("cashier.waiting");
  const thanks = useTranslations("cashier.withdraw")("thanks");
  const router = useRouter();
  const [answered, setAnswered] = useState(false);
  const { act, retry, sending, formError } = useAct(async () => {
    await callPortal(confirmReceiptCall, { id: withdrawalId, part });
    setAnswered(true);
    toast({ tone: "positive", title: thanks });
    router.refresh();
  });
  const time = (at: Date) => formatDate(at, locale, timeZone, "time");
  if (answered) return null;
  return (
    <article className="grid gap-2.5 rounded-[14px] bg-surface-2 p-3.5 edge-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <b className="text-1">{t("ask")}</b>
        {dueAt && <Countdown endsAt={dueAt.toISOString()} serverNow={serverNow} className="text-2" />}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
        <b translate="no" className="money text-[1.625rem] leading-[1.1] display text-1">
          {moneyText(amount, { locale, currency })}
        </b>
        <span className="text-sm">{t("to-account", { digits: lastDigits, time: time(paidAt) })}</span>
      </p>
      <div className="grid grid-cols-[auto_1fr] gap-2 *:px-3.5! *:text-sm! max-[359px]:grid-cols-1">
        <Button tone="positive" sending={sending} onClick={() => act()} icon={<Check aria-hidden size={18} />}>
          {t("arrived")}
        </Button>
        <PageLink
          href={localePath(locale, pages.withdraw.path)}
          className={cx(buttonClass({ tone: "outline" }), "whitespace-normal!")}
        >
          {t("missing")}
        </PageLink>
      </div>
      <FormError formError={formError} onRetry={retry} />
      <p className="text-xs text-3">{dueAt ? t("unless", { time: time(dueAt) }) : t("case")}</p>
    </article>
  );
}
