"use client";
import { CircleAlert, RotateCw, WifiOff } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { useUiText } from "#components/ui/ui-text.tsx";
import { useSecondsUntil } from "#components/ui/use-seconds-until.ts";

interface FormErrorProps {
  /** Null without an error. Without a message the network is unreachable, or the error is `unknown`. */
  formError: { code?: string; message: string; canRetry: boolean; retryAtMs?: number } | null;
  onRetry: () => void;
}

/** Shows why a form could not be sent, what happened to the input, and a retry button. Screen readers announce it. */
export function FormError({ formError, onRetry }: FormErrorProps) {
  const say = useUiText();
  const waitSeconds = useSecondsUntil({ endMs: formError?.retryAtMs, by: "elapsed" });
  const unknown = formError?.code === "unknown";
  const Icon = formError?.message === "" && !unknown ? WifiOff : CircleAlert;
  if (!formError) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md bg-negative-soft px-3.5 py-3 text-sm text-1 shadow-[inset_0_0_0_1px_var(--negative-line)]">
      <Icon aria-hidden size={20} className="shrink-0 text-negative" />
      <p role="alert" className="min-w-0 flex-1 basis-48">
        {formError.message || say(unknown ? "unexpected" : "offline")}
      </p>
      {formError.canRetry && (
        <Button size="sm" disabled={waitSeconds > 0} onClick={onRetry} icon={<RotateCw aria-hidden size={16} />}>
          {waitSeconds > 0 ? say("retry-in", { time: minutes(waitSeconds) }) : say("retry")}
        </Button>
      )}
    </div>
  );
}

const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
