"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { checkRound, type RoundCheck } from "#components/play/fair/check-round.ts";
import { CheckStep } from "#components/play/fair/check-step.tsx";
import { HashLine } from "#components/play/fair/hash-line.tsx";
import { viewOf } from "#components/play/views.ts";
import { Notice } from "#components/ui/notice.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { AnyRound } from "#lib/client/originals.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

/** Shows the three steps of the check: seed hash, draws, payout. */
export function CheckSteps({ round, locale, currency }: { round: AnyRound; locale: Locale; currency: string }) {
  const t = useTranslations("fair");
  const words = useTranslations(`${round.game}.fair`);
  const { Drawn, Payout } = viewOf(round.game);
  const [check, setCheck] = useState<RoundCheck | null>(null);
  useEffect(() => {
    void checkRound(round).then(setCheck);
  }, [round]);
  if (!check) return <Skeleton className="h-[420px] w-full rounded-lg!" />;
  const { blocks } = check;
  const agrees = check.hashAgrees && check.resultAgrees && check.payoutAgrees;
  const money = (units: bigint) => formatMoney(moneyToWire(units), locale, { currency });
  return (
    <section aria-label={t("check")} className="panel grid gap-5 p-5">
      <div role="status">
        <Notice tone={agrees ? "positive" : "negative"} title={t(agrees ? "agrees-title" : "differs-title")}>
          {t(agrees ? "agrees-text" : "differs-text")}
        </Notice>
      </div>
      <ol className="grid gap-5 *:min-w-0">
        <CheckStep ok={check.hashAgrees} title={t("step-hash")}>
          <HashLine name={t("server-seed")} value={round.serverSeed ?? ""} />
          <HashLine name={t("computed-hash")} value={check.hash} />
          <HashLine name={t("server-hash")} value={round.serverSeedHash} />
        </CheckStep>
        <CheckStep ok={check.resultAgrees} title={words("step-drawn")}>
          {blocks.slice(0, 1).map(({ message, digest }) => (
            <Block key={message} message={message} digest={digest} />
          ))}
          <Drawn {...{ round, check, money }} />
        </CheckStep>
        <CheckStep ok={check.payoutAgrees} title={words("step-payout")}>
          <Payout {...{ round, check, money }} />
        </CheckStep>
      </ol>
      <p className="text-sm text-2">{words("by-hand")}</p>
      <pre dir="ltr" className="rounded-md bg-surface-sunk p-3 text-xs break-all whitespace-pre-wrap text-2 edge-2">
        {`printf %s ${round.serverSeed} | sha256sum\nprintf %s '${blocks[0]?.message}' | openssl dgst -sha256 -hmac ${round.serverSeed}`}
      </pre>
    </section>
  );
}

function Block({ message, digest }: { message: string; digest: string }) {
  const t = useTranslations("fair");
  return (
    <>
      <HashLine name={t("message")} value={message} />
      <HashLine name={t("digest")} value={digest} />
    </>
  );
}
