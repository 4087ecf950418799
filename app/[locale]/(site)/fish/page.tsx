import { defineListPage, listMetadata } from "#app/list-page.tsx";

export const generateMetadata = listMetadata("fish");

export default defineListPage("fish");
