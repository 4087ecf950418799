"use client";
import { ChevronDown, LogOut, Wallet } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { toast } from "#components/ui/toast/toast.ts";
import { type BoardProps, type Opened, Section } from "./section.tsx";

const Dialogs = dynamic(() => import("./dialogs.tsx").then((module) => module.Dialogs));

export function Overlays({ texts }: BoardProps) {
  const [opened, setOpened] = useState<Opened>(null);
  const [needed, setNeeded] = useState(false);
  const open = (which: Opened) => {
    setNeeded(true);
    setOpened(which);
  };
  return (
    <Section title={texts.overlays}>
      <div className="flex flex-wrap items-center gap-2.5">
        <Button onClick={() => open("dialog")}>{texts["open-dialog"]}</Button>
        <Button onClick={() => open("wide")}>{texts["open-wide"]}</Button>
        <Button onClick={() => open("confirm")}>{texts["open-confirm"]}</Button>
        <Button onClick={() => toast({ tone: "positive", title: texts.deposited ?? "", text: texts["balance-now"] })}>
          {texts["say-good"]}
        </Button>
        <Button
          onClick={() =>
            toast({
              tone: "negative",
              title: texts["no-connection"] ?? "",
              text: texts["no-connection-text"],
              action: { label: texts["see-hot"] ?? "", onSelect: () => {} },
            })
          }
        >
          {texts["say-bad"]}
        </Button>
        <Menu
          label={texts["open-menu"] ?? ""}
          align="start"
          above
          trigger={(props) => (
            <Button {...props}>
              {texts["open-menu"]}
              <ChevronDown aria-hidden size={18} />
            </Button>
          )}
          header={<span className="font-semibold text-1">Luz Reyes</span>}
          items={[
            { id: "wallet", label: texts["account-record"], icon: <Wallet aria-hidden size={18} />, href: "#wallet" },
            { id: "today", label: texts.today, current: true },
            { id: "out", label: texts["log-out-title"], icon: <LogOut aria-hidden size={18} />, danger: true },
          ]}
        />
      </div>
      {needed && <Dialogs texts={texts} opened={opened} onClose={() => setOpened(null)} />}
    </Section>
  );
}
