import { centreMetadata, defineCentrePage } from "#app/centre-page.tsx";

export const generateMetadata = centreMetadata("sports");

export default defineCentrePage("sports");
