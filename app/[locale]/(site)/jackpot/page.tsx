import { defineListPage, listMetadata } from "#app/list-page.tsx";

export const generateMetadata = listMetadata("jackpot");

export default defineListPage("jackpot");
