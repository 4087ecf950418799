import { expect, it } from "vitest";
import { hidesSideMenu } from "#components/layout/hides-side-menu.ts";

it.each([
  ["/seamless", true],
  ["/lottery", true],
  ["/lottert", true],
  ["/vnLottery", true],
  ["/seaLottery", true],
  ["/SeaLottery/", true],
  ["/VNLOTTERY/123/draw", true],
  ["/fil/Seamless", true],
  ["/ar/lottery/today", true],
  ["/", false],
  ["/fil", false],
  ["/lott", false],
  ["/elott", false],
  ["/lotterys", false],
  ["/rng/lottery", false],
  ["/fil/rng/lottery", false],
  ["/de/lottery", false],
])("NAV-07 at %s the side menu's hidden state is %s", (pathname, hidden) => {
  expect(hidesSideMenu(pathname)).toBe(hidden);
});
