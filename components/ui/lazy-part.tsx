import { type ComponentType, lazy } from "react";
import { loadPart } from "#lib/client/load-part.ts";

const Nothing = () => null;

/**
 * A component that loads on intent, and `ahead`, which fetches it before it is asked for and is silent about failures.
 * What can't be fetched is not drawn; the page stays as it is and says so.
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = lazy(() => loadPart(load).catch(() => ({ default: Nothing as ComponentType<Props> })));
  const ahead = () => void load().catch(() => undefined);
  return [Part, ahead] as const;
}
