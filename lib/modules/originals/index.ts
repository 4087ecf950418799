import "server-only";

export { changeClientSeed } from "#lib/modules/originals/change-client-seed.ts";
export { changeDemoClientSeed } from "#lib/modules/originals/demo/change-demo-client-seed.ts";
export { playDemoDice } from "#lib/modules/originals/demo/play-demo-dice.ts";
export { readDemoDice } from "#lib/modules/originals/demo/read-demo-dice.ts";
export { refillDemo } from "#lib/modules/originals/demo/refill-demo.ts";
export { rotateDemoSeeds } from "#lib/modules/originals/demo/rotate-demo-seeds.ts";
export { inHouseAdapter } from "#lib/modules/originals/in-house-adapter.ts";
export { playDice } from "#lib/modules/originals/play-dice.ts";
export { readDice } from "#lib/modules/originals/read-dice.ts";
export { readRound } from "#lib/modules/originals/read-round.ts";
export { rotateSeeds } from "#lib/modules/originals/rotate-seeds.ts";
