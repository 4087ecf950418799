import "server-only";
import { z } from "zod";
import { defineSettings } from "#lib/modules/system/index.ts";

export const playSettings = defineSettings(
  z.object({
    play: z
      .object({
        autoplay: z.boolean().default(true).describe("In-house games offer autoplay."),
        turbo: z.boolean().default(true).describe("In-house games offer quick spins, and ending a spin at once."),
      })
      .prefault({}),
  }),
);
