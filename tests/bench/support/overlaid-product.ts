import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Product } from "../../../scripts/product/bring-up.mjs";
import { endOnSignal, reporter } from "../../../scripts/product/terminal.mjs";
import { freePort } from "../../../scripts/services/process.mjs";
import { frontSecret } from "../../support/processes/front.ts";
import { overlaidProject } from "./project-copy.ts";

/** Folder of the built pages, below the copy of the project. */
export const benchPages = ".next";

export interface OverlaidProduct extends Product {
  folder: string;
}

/** Starts a production build of the project with the benches' own routes, on its own services. */
export async function startOverlaidProduct(): Promise<OverlaidProduct> {
  const report = reporter();
  const ending = endOnSignal(report);
  const folder = overlaidProject();
  const program = pathToFileURL(join(folder, "scripts/product/bring-up.mjs")).href;
  const { bringUp }: typeof import("../../../scripts/product/bring-up.mjs") = await import(program);
  const product = await bringUp({
    port: await freePort(),
    pages: benchPages,
    report,
    throwaway: true,
    ending,
    // The driver chooses its addresses, so it hits no rate limit per address.
    extra: { TRUSTED_PROXIES: "1", LOG_LEVEL: "error", FRONT_SECRET: frontSecret },
  });
  return { ...product, folder };
}
