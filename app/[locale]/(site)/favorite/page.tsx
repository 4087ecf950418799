import { defineOwnGamesPage, ownGamesMetadata } from "#app/_pages/own-games-page.tsx";

export const generateMetadata = ownGamesMetadata("favorite");

export default defineOwnGamesPage("favorite");
