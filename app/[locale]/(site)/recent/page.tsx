import { defineOwnGamesPage, ownGamesMetadata } from "#app/own-games-page.tsx";

export const generateMetadata = ownGamesMetadata("recent");

export default defineOwnGamesPage("recent");
