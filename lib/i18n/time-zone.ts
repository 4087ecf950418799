/** The zone that dates are shown in where no site configuration is at hand. */
export const defaultTimeZone = "Asia/Manila";
