import { expect, test } from "vitest";
import { pageNumber, pageOrLast } from "#lib/portal/pages/page-number.ts";

test("CASH-03 an invalid page number gives the first page", () => {
  expect(["3", "0", "-1", "2.5", "1e3", "100000", ["2"], undefined].map(pageNumber)).toEqual([3, 1, 1, 1, 1, 1, 1, 1]);
});

test("CASH-03 a number past the end gives the last page, and an empty list is read once", async () => {
  const asked: number[] = [];
  const list = (totalPages: number) => async (pageNum: number) => {
    asked.push(pageNum);
    return { pageNum, totalPages };
  };
  expect(await pageOrLast(9, list(3))).toEqual({ pageNum: 3, totalPages: 3 });
  expect(await pageOrLast(2, list(3))).toEqual({ pageNum: 2, totalPages: 3 });
  expect(await pageOrLast(9, list(0))).toEqual({ pageNum: 9, totalPages: 0 });
  expect(asked).toEqual([9, 3, 2, 9]);
});
