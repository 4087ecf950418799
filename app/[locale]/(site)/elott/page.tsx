import { centreMetadata, defineCentrePage } from "#app/centre-page.tsx";

export const generateMetadata = centreMetadata("elott");

export default defineCentrePage("elott");
