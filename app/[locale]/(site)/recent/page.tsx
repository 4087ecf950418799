import { defineOwnGamesPage, ownGamesMetadata } from "#app/_pages/own-games-page.tsx";

export const generateMetadata = ownGamesMetadata("recent");

export default defineOwnGamesPage("recent");
