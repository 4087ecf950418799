import { Countdown } from "#components/ui/countdown.tsx";
import { Progress } from "#components/ui/progress.tsx";
import { Steps } from "#components/ui/steps.tsx";
import { type BoardProps, Section } from "./section.tsx";

export function ProgressBoard({ texts }: BoardProps) {
  const stateLabels = {
    done: texts.done ?? "",
    current: texts.waiting ?? "",
    upcoming: texts.closed ?? "",
    failed: texts.rejected ?? "",
  };
  return (
    <Section title={texts.progress}>
      <div className="grid gap-6 lg:grid-cols-2">
        <Steps
          stateLabels={stateLabels}
          steps={[
            { id: "a", title: texts.requested, text: texts["requested-text"], time: "18:02", state: "done" },
            { id: "b", title: texts.sent, text: texts["bank-transfer"], time: "18:08", state: "done" },
            { id: "c", title: texts.arrived, text: texts.waiting, state: "current" },
            { id: "d", title: texts.closed, state: "upcoming" },
            { id: "e", title: texts.rejected, state: "failed" },
          ]}
        />
        <div className="grid content-start gap-5">
          <div className="grid gap-2">
            <Progress label={texts.level ?? ""} value={620} max={1000} text={texts.level} />
            <p className="text-sm text-3">{texts.level}</p>
          </div>
          <Progress label={texts.waiting ?? ""} />
          <Countdown endsAt="2026-11-27T00:23:41Z" serverNow="2026-11-27T00:00:00Z" className="text-brand-text" />
        </div>
      </div>
    </Section>
  );
}
