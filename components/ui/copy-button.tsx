"use client";
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { useUiText } from "#components/ui/ui-text.tsx";

const shownMs = 2000;

/** Copies `value` and confirms it. `what` names the value for screen readers: "Round 4711". */
export function CopyButton({ value, what }: { value: string; what: string }) {
  const say = useUiText();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const Icon = copied ? Check : Copy;
  return (
    <Button
      size="sm"
      tone="quiet"
      icon={<Icon aria-hidden size={16} />}
      onClick={() =>
        // Without a secure connection there is no clipboard.
        navigator.clipboard?.writeText(value).then(
          () => setCopied(true),
          () => {},
        )
      }
    >
      <span aria-live="polite">{say(copied ? "copied" : "copy")}</span>
      <span className="sr-only">: {what}</span>
    </Button>
  );
}
