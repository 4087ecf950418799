import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { StatusPage } from "#components/layout/status-page.tsx";
import { readSystemStatus } from "#lib/modules/system/index.ts";
import { services } from "#lib/portal/composition/services.ts";
import { clientAddress } from "#lib/portal/composition/visitor.ts";

/**
 * The middleware shows this page in place of any other while the site is closed or a service is unavailable. In the
 * second case it needs no service. The service may have recovered by now, but the middleware's result counts.
 */
export default async function Page() {
  const given = await headers();
  const ip = clientAddress(given);
  const { status, message } = await readSystemStatus(services(), ip).catch(() => ({ status: null, message: "" }));
  if (status === 0 && !given.has("x-site-status")) notFound();
  return <StatusPage status={status || null} message={message} ip={ip} />;
}
