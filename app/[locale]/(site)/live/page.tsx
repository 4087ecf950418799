import { defineListPage, listMetadata } from "#app/_pages/list-page.tsx";

export const generateMetadata = listMetadata("live");

export default defineListPage("live");
