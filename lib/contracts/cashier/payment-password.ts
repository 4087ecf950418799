import * as z from "zod/mini";

export const paymentPassword = z.string().check(z.regex(/^\d{6}$/, { error: "payment-password-format" }));
