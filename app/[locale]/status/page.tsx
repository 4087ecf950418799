import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { StatusPage } from "#components/layout/status-page.tsx";
import { readSystemStatus } from "#lib/modules/system/index.ts";
import { services } from "#lib/portal/composition/services.ts";
import { clientAddress } from "#lib/portal/composition/visitor.ts";

/**
 * What the middleware shows in place of any page while the site is down; with a service away it needs none of them. The
 * service may be back by now: what the middleware said stands.
 */
export default async function Page() {
  const given = await headers();
  const ip = clientAddress(given);
  const { status, message } = await readSystemStatus(services(), ip).catch(() => ({ status: null, message: "" }));
  if (status === 0 && !given.has("x-site-status")) notFound();
  return <StatusPage status={status || null} message={message} ip={ip} />;
}
