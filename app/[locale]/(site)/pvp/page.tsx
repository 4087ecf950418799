import { defineListPage, listMetadata } from "#app/_pages/list-page.tsx";

export const generateMetadata = listMetadata("pvp");

export default defineListPage("pvp");
