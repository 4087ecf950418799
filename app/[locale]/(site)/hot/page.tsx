import { defineListPage, listMetadata } from "#app/list-page.tsx";

export const generateMetadata = listMetadata("hot");

export default defineListPage("hot");
