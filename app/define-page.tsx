import type { ReactNode } from "react";
import { StatusPage } from "#components/layout/status-page.tsx";
import type { PageGuard } from "#lib/contracts/pages.ts";
import { admitPage, type PageQuery, type PageVisitor } from "#lib/portal/admit-page.ts";
import { answerAway } from "#lib/portal/answer-away.ts";
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
 * What `render` itself waits for may find a service away: the page then says so, as 503.
 */
export function definePage<Params extends Record<string, string> = Record<never, string>>(
  guard: PageGuard,
  render: (page: AdmittedPage<Params>) => ReactNode | Promise<ReactNode>,
) {
  return async function guardedPage({ params, searchParams }: PageProps<Params>): Promise<ReactNode> {
    const [parameters, query] = await Promise.all([params, searchParams]);
    try {
      const admission = await admitPage(guard, parameters, query);
      if (!admission.admitted) {
        sayStatus(admission.status === 1 ? 503 : 451);
        return <StatusPage {...admission} />;
      }
      return await render({ ...admission, params: parameters, searchParams: query });
    } catch (error) {
      answerAway(error);
      return <StatusPage status={null} message="" ip="" />;
    }
  };
}
