import { defineListPage, listMetadata } from "#app/list-page.tsx";

export const generateMetadata = listMetadata("mini");

export default defineListPage("mini");
