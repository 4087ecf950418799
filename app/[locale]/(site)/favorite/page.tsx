import { defineOwnGamesPage, ownGamesMetadata } from "#app/own-games-page.tsx";

export const generateMetadata = ownGamesMetadata("favorite");

export default defineOwnGamesPage("favorite");
