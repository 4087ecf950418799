import { defineListPage, listMetadata } from "#app/list-page.tsx";

export const generateMetadata = listMetadata("live");

export default defineListPage("live");
