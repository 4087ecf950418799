import { centreMetadata, defineCentrePage } from "#app/centre-page.tsx";

export const generateMetadata = centreMetadata("lott");

export default defineCentrePage("lott");
