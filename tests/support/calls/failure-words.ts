/** The drawn 500 in each language: prefix of its addresses, tag, direction, title, and the link to customer service. */
export const failureWords = [
  ["", "en", "ltr", "Something went wrong here", "Customer service"],
  ["/fil", "fil", "ltr", "May nagkamali rito sa amin", "Serbisyo sa customer"],
  ["/ar", "ar", "rtl", "حدث خطأ عندنا", "خدمة العملاء"],
] as const;

/** Words of the cause, of the code, or of the database. */
const insides =
  /popularity|Failed query|invalid_type|expected string|ZodError|PostgresError|\.next-test|node_modules|at async/;

export const leakOf = (text: string): string | undefined => insides.exec(text)?.[0];
