import { z } from "zod";

/** The members of a JSON Web Key that ECDH-ES uses (RFC 7517, RFC 8037). */
export const jwkSchema = z.object({
  kty: z.enum(["EC", "OKP"]),
  crv: z.enum(["P-256", "X25519"]),
  x: z.string(),
  y: z.string().exactOptional(),
  d: z.string().exactOptional(),
  kid: z.string().exactOptional(),
});
