import { centreMetadata, defineCentrePage } from "#app/_pages/centre-page.tsx";

export const generateMetadata = centreMetadata("lott");

export default defineCentrePage("lott");
