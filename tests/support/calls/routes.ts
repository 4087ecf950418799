import type { CallContract } from "#lib/contracts/define-call.ts";
import type { PortalHandler } from "#lib/portal/http/portal-route.ts";

type RouteModule = Partial<Record<CallContract["method"], PortalHandler>>;

const files = import.meta.glob<RouteModule>("../../../app/api/{portal,lottery}/**/route.ts");

/** Addresses that have a route file, with `{name}` for a parameter. */
export const routePaths = Object.keys(files).map((file) =>
  file
    .replace("../../../app", "")
    .replace("/route.ts", "")
    .replace(/\[(\w+)\]/g, "{$1}"),
);

/** Returns the handler of a contract, as the product binds it. */
export async function handlerOf(call: CallContract): Promise<PortalHandler> {
  const file = `../../../app${call.path.replace(/\{(\w+)\}/g, "[$1]")}/route.ts`;
  const handler = (await files[file]?.())?.[call.method];
  if (!handler) throw new Error(`No ${call.method} in ${file}`);
  return handler;
}
