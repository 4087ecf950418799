import { centreMetadata, defineCentrePage } from "#app/_pages/centre-page.tsx";

export const generateMetadata = centreMetadata("sports");

export default defineCentrePage("sports");
