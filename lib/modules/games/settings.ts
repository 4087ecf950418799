import "server-only";
import { z } from "zod";
import { defineSettings } from "#lib/modules/system/index.ts";

const vendorCodes = z.array(z.string().regex(/^[A-Z0-9_-]{1,20}$/));

export const lobbySettings = defineSettings(
  z.object({
    lobby: z
      .object({
        esportVendors: vendorCodes.default(["IMES"]).describe("LOBBY-10: vendors that are shown as e-sports."),
        cockfightVendors: vendorCodes.default(["DS88"]).describe("LOBBY-10: vendors that are shown as cockfighting."),
        excludedSlotVendors: vendorCodes.default(["BGS"]).describe("LOBBY-10: slot vendors that count as in-house."),
        decorativeReward: z
          .boolean()
          .default(true)
          .describe(
            "LOBBY-06: list cards of games without a jackpot pool show a growing figure, marked as decoration.",
          ),
      })
      .prefault({}),
  }),
);
