import { defineListPage, listMetadata } from "#app/_pages/list-page.tsx";

export const generateMetadata = listMetadata("mini");

export default defineListPage("mini");
