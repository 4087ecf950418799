import { notFound } from "next/navigation";
import { definePage } from "#app/_pages/define-page.tsx";
import { pages } from "#lib/contracts/pages.ts";

/** Pages of the member centre have their own folders beside this one; any other address responds 404. */
export default definePage<{ slug: string }>(pages.memberPage, () => notFound());
