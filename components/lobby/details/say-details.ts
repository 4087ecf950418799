/** Says "lobby.sheet.play" and "catalogue.classes.fish"; the server's and the browser's translators both fit. */
export type SayDetails = (key: string, params?: Record<string, string | number>) => string;
