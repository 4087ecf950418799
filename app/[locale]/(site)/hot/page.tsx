import { defineListPage, listMetadata } from "#app/_pages/list-page.tsx";

export const generateMetadata = listMetadata("hot");

export default defineListPage("hot");
