import type { ReactNode } from "react";
import { FailedPage } from "#app/_pages/failed-page.tsx";
import { StatusPage } from "#components/layout/status-page.tsx";
import type { PageGuard } from "#lib/contracts/pages.ts";
import { isServiceAway } from "#lib/platform/unavailable.ts";
import { admitPage, type PageQuery, type PageVisitor } from "#lib/portal/pages/admit-page.ts";
import { answerAway, faultReference } from "#lib/portal/pages/answer-away.ts";
import { sayStatus } from "#lib/web/page-status.ts";

interface PageProps<Params> {
  params: Promise<Params & { locale: string }>;
  searchParams: Promise<PageQuery>;
}

export interface AdmittedPage<Params> extends PageVisitor {
  params: Params;
  searchParams: PageQuery;
}

/**
 * The one way to make a page: its guard decides before `render` loads anything. Guards stand in `lib/contracts/pages.ts`.
 * What `render` itself waits for may find a service away: the page then says so, as 503; or fail, which it says as 500.
 */
export function definePage<Params extends Record<string, string> = Record<never, string>>(
  guard: PageGuard,
  render: (page: AdmittedPage<Params>) => ReactNode | Promise<ReactNode>,
) {
  return async function guardedPage({ params, searchParams }: PageProps<Params>): Promise<ReactNode> {
    const [parameters, query] = await Promise.all([params, searchParams]);
    // Who is not known yet has no frame around the page, nor have games.
    let framed = false;
    try {
      const admission = await admitPage(guard, parameters, query);
      if (!admission.admitted) {
        sayStatus(admission.status === 1 ? 503 : 451);
        return <StatusPage {...admission} />;
      }
      framed = !guard.path.startsWith("/play/");
      return await render({ ...admission, params: parameters, searchParams: query });
    } catch (error) {
      answerAway(error);
      if (isServiceAway(error)) return <StatusPage status={null} message="" ip="" framed={framed} />;
      return <FailedPage reference={faultReference(error)} framed={framed} />;
    }
  };
}
