import { centreMetadata, defineCentrePage } from "#app/_pages/centre-page.tsx";

export const generateMetadata = centreMetadata("esports");

export default defineCentrePage("esports");
