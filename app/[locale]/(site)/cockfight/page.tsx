import { centreMetadata, defineCentrePage } from "#app/centre-page.tsx";

export const generateMetadata = centreMetadata("cockfight");

export default defineCentrePage("cockfight");
