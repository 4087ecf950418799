/**
 * Header of a call from a page: the id of the player that the page was rendered for, empty for a visitor's page. Other
 * clients send none.
 */
export const pageOwnerHeader = "x-page-owner";
