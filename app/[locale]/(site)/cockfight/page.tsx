import { centreMetadata, defineCentrePage } from "#app/_pages/centre-page.tsx";

export const generateMetadata = centreMetadata("cockfight");

export default defineCentrePage("cockfight");
