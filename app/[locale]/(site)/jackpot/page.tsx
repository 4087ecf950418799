import { defineListPage, listMetadata } from "#app/_pages/list-page.tsx";

export const generateMetadata = listMetadata("jackpot");

export default defineListPage("jackpot");
