import { notFound } from "next/navigation";
import { definePage } from "#app/_pages/define-page.tsx";
import { pages } from "#lib/contracts/pages.ts";

/** Pages of the member centre have folders of their own beside this one; whatever else is asked for is not there. */
export default definePage<{ slug: string }>(pages.memberPage, () => notFound());
