import { centreMetadata, defineCentrePage } from "#app/_pages/centre-page.tsx";

export const generateMetadata = centreMetadata("elott");

export default defineCentrePage("elott");
