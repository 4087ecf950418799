import type { ReactNode } from "react";
import { FailedPage } from "#app/_pages/failed-page.tsx";
import { LoggedOut } from "#app/_pages/logged-out.tsx";
import { OwnPage } from "#components/layout/own-part.tsx";
import { StatusPage } from "#components/layout/status-page.tsx";
import type { PageGuard } from "#lib/contracts/pages.ts";
import { isServiceUnavailable } from "#lib/platform/unavailable.ts";
import { admitPage, type PageQuery, type PageVisitor } from "#lib/portal/pages/admit-page.ts";
import { errorReference, serviceUnavailable } from "#lib/portal/pages/service-unavailable.ts";
import { setResponseStatus } from "#lib/web/response-status.ts";

interface PageProps<Params> {
  params: Promise<Params & { locale: string }>;
  searchParams: Promise<PageQuery>;
}

export interface AdmittedPage<Params> extends PageVisitor {
  params: Params;
  searchParams: PageQuery;
}

/**
 * Defines a page; all pages use it. The guard decides before `render` loads anything. Guards are in
 * `lib/contracts/pages.ts`. When a service is unavailable during `render`, the page says so with 503; other errors show
 * the 500 page.
 */
export function definePage<Params extends Record<string, string> = Record<never, string>>(
  guard: PageGuard,
  render: (page: AdmittedPage<Params>) => ReactNode | Promise<ReactNode>,
) {
  return async function guardedPage({ params, searchParams }: PageProps<Params>): Promise<ReactNode> {
    const [parameters, query] = await Promise.all([params, searchParams]);
    // Until the visitor is known there is no frame around the page, and games never have one.
    let framed = false;
    try {
      const admission = await admitPage(guard, parameters, query);
      if (!admission.admitted) {
        setResponseStatus(admission.status === 1 ? 503 : 451);
        return <StatusPage {...admission} />;
      }
      framed = !guard.path.startsWith("/play/");
      return ownPage(guard, admission, await render({ ...admission, params: parameters, searchParams: query }));
    } catch (error) {
      serviceUnavailable(error);
      if (isServiceUnavailable(error)) return <StatusPage status={null} message="" ip="" framed={framed} />;
      return <FailedPage reference={errorReference(error)} framed={framed} />;
    }
  };
}

/** The agents' frame is inside their pages and does this itself: it also notes who is logged in. */
function ownPage({ path, roles }: PageGuard, { session, locale }: PageVisitor, content: ReactNode): ReactNode {
  if (path.startsWith("/agent")) return content;
  const forMembers = !roles.includes("visitor");
  return (
    <OwnPage
      owner={session?.playerId ?? ""}
      instead={forMembers ? <LoggedOut code="not-logged-in" locale={locale} /> : undefined}
    >
      {content}
    </OwnPage>
  );
}
