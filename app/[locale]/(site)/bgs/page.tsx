import { defineListPage, listMetadata } from "#app/list-page.tsx";

export const generateMetadata = listMetadata("bgs");

export default defineListPage("bgs");
