import { useRef, useState } from "react";
import { openAuthPopup } from "#lib/client/auth-popup.ts";
import { PortalError } from "#lib/client/portal-error.ts";

/**
 * One press, one call: a second press waits for the first, and a refusal is kept to be shown. A lost session opens the
 * login popup.
 */
export function useAct<Args extends unknown[]>(work: (...args: Args) => Promise<void>) {
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<PortalError | null>(null);
  const running = useRef(false);

  async function act(...args: Args): Promise<void> {
    if (running.current) return;
    running.current = true;
    setSending(true);
    setRefusal(null);
    try {
      await work(...args);
    } catch (error) {
      if (!(error instanceof PortalError)) throw error;
      setRefusal(error);
      if (error.code === "not-logged-in" || error.code === "session-expired") openAuthPopup("login", { again: true });
    } finally {
      running.current = false;
      setSending(false);
    }
  }

  return { act, sending, refusal, trouble: refusal && { message: refusal.message, canRetry: false } };
}
