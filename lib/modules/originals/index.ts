import "server-only";

export { changeClientSeed } from "#lib/modules/originals/change-client-seed.ts";
export { changeDemoClientSeed } from "#lib/modules/originals/demo/change-demo-client-seed.ts";
export { playDemoRound } from "#lib/modules/originals/demo/play-demo-round.ts";
export { readDemoTable } from "#lib/modules/originals/demo/read-demo-table.ts";
export { refillDemo } from "#lib/modules/originals/demo/refill-demo.ts";
export { rotateDemoSeeds } from "#lib/modules/originals/demo/rotate-demo-seeds.ts";
export { inHouseAdapter } from "#lib/modules/originals/in-house-adapter.ts";
export { foldJackpots } from "#lib/modules/originals/jackpots/fold-jackpots.ts";
export { listJackpotWins } from "#lib/modules/originals/jackpots/list-jackpot-wins.ts";
export { readJackpots } from "#lib/modules/originals/jackpots/read-jackpots.ts";
export { markRoundSeen } from "#lib/modules/originals/mark-round-seen.ts";
export { playRound } from "#lib/modules/originals/play-round.ts";
export { readRound } from "#lib/modules/originals/read-round.ts";
export { readTable } from "#lib/modules/originals/read-table.ts";
export { rotateSeeds } from "#lib/modules/originals/rotate-seeds.ts";
export { playSettings } from "#lib/modules/originals/settings.ts";
export { sealedServerSeeds } from "#lib/modules/originals/store.ts";
