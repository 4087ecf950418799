import { defineListPage, listMetadata } from "#app/list-page.tsx";

export const generateMetadata = listMetadata("rng");

export default defineListPage("rng");
