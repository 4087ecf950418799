/** The zone of dates where the site configuration is not available. */
export const defaultTimeZone = "Asia/Manila";
