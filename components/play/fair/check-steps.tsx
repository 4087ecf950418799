"use client";
import { CircleCheck, CircleX } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { checkRound, type RoundCheck } from "#components/play/fair/check-round.ts";
import { HashLine } from "#components/play/fair/hash-line.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { DiceRound } from "#lib/client/originals.ts";
import { dice, hundredths, winningRolls } from "#lib/contracts/originals/dice-rules.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

/** The three steps of the check, each with what goes in, what comes out, and whether it is what the house said. */
export function CheckSteps({ round, locale, currency }: { round: DiceRound; locale: Locale; currency: string }) {
  const t = useTranslations("fair");
  const [check, setCheck] = useState<RoundCheck | null>(null);
  useEffect(() => {
    void checkRound(round).then(setCheck);
  }, [round]);
  if (!check) return <Skeleton className="h-[420px] w-full rounded-lg!" />;
  const { draw } = check;
  const agrees = check.hashAgrees && check.rollAgrees && check.payoutAgrees;
  const money = (units: bigint) => formatMoney(moneyToWire(units), locale, { currency });
  return (
    <section aria-label={t("check")} className="panel grid gap-5 p-5">
      <div role="status">
        <Notice tone={agrees ? "positive" : "negative"} title={t(agrees ? "agrees-title" : "differs-title")}>
          {t(agrees ? "agrees-text" : "differs-text")}
        </Notice>
      </div>
      <ol className="grid gap-5">
        <Step ok={check.hashAgrees} title={t("step-hash")}>
          <HashLine name={t("server-seed")} value={round.serverSeed ?? ""} />
          <HashLine name={t("computed-hash")} value={check.hash} />
          <HashLine name={t("server-hash")} value={round.serverSeedHash} />
        </Step>
        <Step ok={check.rollAgrees} title={t("step-roll")}>
          <HashLine name={t("message")} value={draw.message} />
          <HashLine name={t("digest")} value={draw.digest} />
          <HashLine
            name={t("roll")}
            value={`${draw.number} mod ${dice.outcomes} = ${draw.outcome} → ${hundredths(draw.outcome)}`}
          />
        </Step>
        <Step ok={check.payoutAgrees} title={t("step-payout")}>
          <HashLine
            name={t("payout")}
            value={
              check.payout > 0n
                ? `${money(round.stake)} × ${dice.returned} ÷ ${winningRolls(round)} = ${money(check.payout)}`
                : money(0n)
            }
          />
        </Step>
      </ol>
      <p className="text-sm text-2">{t("by-hand")}</p>
      <pre dir="ltr" className="rounded-md bg-surface-sunk p-3 text-xs break-all whitespace-pre-wrap text-2 edge-2">
        {`printf %s ${round.serverSeed} | sha256sum\nprintf %s '${draw.message}' | openssl dgst -sha256 -hmac ${round.serverSeed}`}
      </pre>
    </section>
  );
}

function Step({ ok, title, children }: { ok: boolean; title: string; children: ReactNode }) {
  const t = useTranslations("fair");
  const Icon = ok ? CircleCheck : CircleX;
  return (
    <li className="grid gap-2.5">
      <h2 className="flex items-center gap-2 text-lg">
        <Icon aria-hidden size={20} className={ok ? "text-positive" : "text-negative"} />
        {title}
        <span className="sr-only">: {t(ok ? "step-ok" : "step-wrong")}</span>
      </h2>
      <dl className="grid gap-2.5 ps-7">{children}</dl>
    </li>
  );
}
