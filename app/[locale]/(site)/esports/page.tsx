import { centreMetadata, defineCentrePage } from "#app/centre-page.tsx";

export const generateMetadata = centreMetadata("esports");

export default defineCentrePage("esports");
