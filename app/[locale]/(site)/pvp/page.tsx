import { defineListPage, listMetadata } from "#app/list-page.tsx";

export const generateMetadata = listMetadata("pvp");

export default defineListPage("pvp");
