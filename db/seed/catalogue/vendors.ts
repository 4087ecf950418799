import type { GameCategory } from "#lib/contracts/games/categories.ts";

/** Vendor code of the in-house studio. Its games are seeded by their code, never dealt. */
export const inHouse = "BGS";

export interface SeedVendor {
  code: string;
  name: string;
  /** Categories that the vendor is delivered in; vendors of a category keep the order of this list. */
  on: readonly GameCategory[];
  large?: boolean;
}

/** Fictional studios. Their codes are those known in the industry; every name is ours. */
export const seedVendors: readonly SeedVendor[] = [
  { code: inHouse, name: "Sinag Originals", on: ["slots"], large: true },
  { code: "PG", name: "Perlas Grove", on: ["slots"], large: true },
  { code: "JL", name: "Jardin Luna", on: ["slots", "fishing", "poker"], large: true },
  { code: "FC", name: "Fiesta Corner", on: ["slots", "fishing"] },
  { code: "JDB", name: "Jeepney Dreams", on: ["slots", "fishing", "poker"], large: true },
  { code: "CQ9", name: "Caracoa Quay", on: ["slots", "fishing"] },
  { code: "EG2", name: "Esmeralda Two", on: ["slots", "live-casino"] },
  { code: "PT", name: "Plaza Tala", on: ["slots", "live-casino"], large: true },
  { code: "HABI", name: "Habi Reels", on: ["slots"] },
  { code: "DIWATA", name: "Diwata Studio", on: ["slots", "live-casino"] },
  { code: "KAPRE", name: "Kapre & Sons", on: ["slots", "poker"] },
  { code: "AMIHAN", name: "Amihan Play", on: ["slots"] },
  { code: "PIPIT", name: "Pipit Studio", on: ["slots"] },
  { code: "ANITO", name: "Anito Works", on: ["slots"] },
  { code: "MALAYA", name: "Malaya Spins", on: ["slots", "live-casino"] },
  { code: "BANIG", name: "Banig Games", on: ["slots"] },
  { code: "KULAY", name: "Kulay Lab", on: ["slots"] },
  { code: "TINTA", name: "Tinta & Tanso", on: ["slots"] },
  { code: "SIPA", name: "Sipa Arcade", on: ["slots"] },
  { code: "SALAKOT", name: "Salakot Soft", on: ["slots"] },
  { code: "LAKAN", name: "Lakan Live", on: ["live-casino"], large: true },
  { code: "DAMA", name: "Dama Live", on: ["live-casino"] },
  { code: "SALON", name: "Salon Manila", on: ["live-casino"] },
  { code: "AZUL", name: "Azul Tables", on: ["live-casino"] },
  { code: "RONDA", name: "Ronda Live", on: ["live-casino"] },
  { code: "TANGHAL", name: "Tanghalan Live", on: ["live-casino"] },
  { code: "GABI", name: "Gabi Tables", on: ["live-casino"] },
  { code: "ILAW", name: "Ilaw Live", on: ["live-casino"] },
  { code: "PLAZUELA", name: "Plazuela", on: ["live-casino"] },
  { code: "LAMBAT", name: "Lambat Games", on: ["fishing"], large: true },
  { code: "DAGAT", name: "Dagat Studio", on: ["fishing"] },
  { code: "BARAHA", name: "Baraha Club", on: ["poker"], large: true },
  { code: "PUSOY", name: "Pusoy House", on: ["poker"] },
  { code: "LIGA", name: "Liga Sportsbook", on: ["sports"], large: true },
  { code: "TAKBO", name: "Takbo Racing", on: ["sports"] },
  { code: "ARENA7", name: "Arena Siete", on: ["sports"] },
  { code: "IMES", name: "Isla Masters", on: ["sports"] },
  { code: "DS88", name: "Derby Sarimanok", on: ["sports"] },
  { code: "SUERTE", name: "Suerte Draws", on: ["lottery"], large: true },
  { code: "BOLA", name: "Bola Bola", on: ["lottery", "e-lottery"] },
  { code: "TCG_LOTTO_VN", name: "Mekong Draws", on: ["e-lottery"] },
];

export const vendorsOn = (category: GameCategory) => seedVendors.filter(({ on }) => on.includes(category));
