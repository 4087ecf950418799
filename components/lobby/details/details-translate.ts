/** Translates keys such as "lobby.sheet.play" and "catalogue.classes.fish"; server and browser translators both fit. */
export type TranslateDetails = (key: string, params?: Record<string, string | number>) => string;
