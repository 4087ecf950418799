/** Modules, lowest step first. A module may use those of lower steps, and none of its own step. */
export const moduleOrder = [
  ["system", "audit", "ledger"],
  ["identity", "content", "messaging"],
  ["risk", "players"],
  ["cashier"],
  ["games"],
  ["originals", "lottery", "promotions", "points", "agents"],
];

/** Features of `components/`. A feature may import itself and the foundation, but no other feature. */
export const features = [
  ...[
    "auth",
    "lobby",
    "cashier",
    "play",
    "lottery",
    "promotions",
    "points",
    "agents",
    "messaging",
    "account",
    "records",
    "ops",
  ],
];

/** @param {string[]} names @returns {string} an alternative of a regular expression */
export const oneOf = (names) => `(?:${names.join("|")})`;
