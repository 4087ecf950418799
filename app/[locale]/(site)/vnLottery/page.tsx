import { centreMetadata, defineCentrePage } from "#app/_pages/centre-page.tsx";
import { pages } from "#lib/contracts/pages.ts";

export const generateMetadata = centreMetadata("lott");

export default defineCentrePage("lott", pages.vnLottery);
