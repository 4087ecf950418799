import { catalogueOf, catalogueSizes } from "#db/seed/catalogue/definition.ts";
import { saveCatalogue } from "#lib/modules/games/index.ts";
import { database, openDatabase } from "#lib/platform/database.ts";
import { env } from "#lib/platform/env.ts";
import { services } from "#lib/portal/composition/services.ts";
import { adapters } from "#lib/portal/composition/vendor-adapters.ts";

/** Seeds the games of the lobby on every site: adds what is missing and keeps the site's own changes. */
export const seedCatalogue = () => seed(catalogueSizes.usual);

/** Seeds a tenth of `large`, for comparison. */
export const seedSmallCatalogue = () => seed(catalogueSizes.small);

/** Seeds as many games as the largest lobbies have. */
export const seedLargeCatalogue = () => seed(catalogueSizes.large);

async function seed(size: number): Promise<void> {
  const held = services({ db: database("operator") });
  const context = { ...held, actor: { role: "system", process: "seed" } as const };
  await saveCatalogue(context, adapters, catalogueOf(size, held.clock.now()));
  await learnSizes();
}

/**
 * Updates the planner's statistics. Without statistics for the new rows, plans would sort whole categories until
 * autovacuum analyses the tables. Owners may run ANALYZE.
 */
async function learnSizes(): Promise<void> {
  const owner = openDatabase({ url: env().DATABASE_URL, maxConnections: 1 });
  try {
    await owner.sql`analyze vendor, vendor_category, game, search_spelling`;
  } finally {
    await owner.close();
  }
}
