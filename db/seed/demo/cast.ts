import type { Habit } from "#db/seed/demo/play.ts";

const careful: Habit = {
  deposit: 1_000_00n,
  spins: [5_00n, 10_00n, 20_00n],
  rolls: [10_00n, 20_00n, 50_00n],
  winning: [4_950, 2_475, 990],
  rounds: 6,
};

const usual: Habit = {
  deposit: 5_000_00n,
  spins: [50_00n, 100_00n],
  rolls: [50_00n, 100_00n, 200_00n],
  winning: [4_950, 1_980, 495],
  rounds: 6,
};

const bold: Habit = {
  deposit: 30_000_00n,
  spins: [500_00n, 1_000_00n],
  rolls: [500_00n, 1_000_00n, 2_000_00n],
  winning: [1_980, 990, 495],
  rounds: 8,
};

/** Players of the demo week. Nobody knows their passwords. */
export const cast: readonly { account: string; habit: Habit }[] = [
  { account: "marisol88", habit: bold },
  { account: "bongdelapaz", habit: bold },
  { account: "reynaldo1", habit: bold },
  { account: "dionisio", habit: bold },
  { account: "kapitantroy", habit: bold },
  { account: "anelle22", habit: bold },
  { account: "lolitam", habit: usual },
  { account: "josephine", habit: usual },
  { account: "teresa07", habit: usual },
  { account: "rodrigo", habit: usual },
  { account: "patrickc", habit: usual },
  { account: "bituin", habit: usual },
  { account: "karlangelo", habit: usual },
  { account: "maricel4", habit: usual },
  { account: "tatangben", habit: usual },
  { account: "hazelsy", habit: careful },
  { account: "nene1990", habit: careful },
  { account: "ulysses", habit: careful },
  { account: "gracia", habit: careful },
  { account: "vicentep", habit: careful },
  { account: "amihan", habit: careful },
  { account: "estrella9", habit: careful },
];

/** The player whose account is printed and who has something in every record. */
export const leading: { account: string; habit: Habit } = {
  account: "luzreyes",
  habit: { ...usual, spins: [50_00n, 100_00n], rolls: [100_00n, 200_00n, 300_00n], winning: [4_950, 2_475], rounds: 7 },
};
