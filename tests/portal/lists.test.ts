import { afterAll, describe, expect, it } from "vitest";
import type { CallContract } from "#lib/contracts/define-call.ts";
import type { ListContract } from "#lib/contracts/define-list.ts";
import { registry } from "#lib/contracts/registry.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { callPortal, portalRequest } from "#tests/support/calls/portal.ts";
import { handlerOf } from "#tests/support/calls/routes.ts";
import { answered, expectBooksClean, type Member } from "#tests/support/fixtures/cashier.ts";
import { listOwners } from "#tests/support/fixtures/lists.ts";

interface Page {
  content: Record<string, unknown>[];
  next: string | null;
  previous: string | null;
  totals: { count: number };
}

const isList = (call: CallContract): call is ListContract => "sort" in call;
const lists = registry.filter(isList);

afterAll(expectBooksClean);

it("HOUSE-31 every list is tested here", () => {
  expect(Object.keys(listOwners).sort()).toEqual(lists.map(({ name }) => name).sort());
});

/** Returns helpers for one list: its reader, its owner and the id of a row. */
function readerOf(call: ListContract) {
  const { idOf = "", owner } = listOwners[call.name] ?? {};
  const read = async (person: Member, wire: Record<string, unknown> = {}) =>
    answered<Page>((await person.call(call, wire)).envelope.value);
  const idsOf = ({ content }: Page) => content.map((row) => String(row[idOf]));
  async function ownerOf(rows: number) {
    if (!owner) throw new Error(`${call.name} has no owner`);
    const { person, add } = await owner();
    while ((await read(person)).totals.count < rows) await add();
    return { person, add };
  }
  return { read, idsOf, ownerOf };
}

describe.each(lists.map((call) => [call.name, call] as const))("HOUSE-31 %s", (_, call) => {
  const { read, idsOf, ownerOf } = readerOf(call);

  it("HOUSE-31 pages both ways while rows arrive, without duplicates or gaps", async () => {
    const { person, add } = await ownerOf(7);
    const whole = idsOf(await read(person, { pageSize: "100" }));
    const page = await read(person, { pageSize: "3" });
    expect([page.previous, idsOf(page)]).toEqual([null, whole.slice(0, 3)]);
    const forward = idsOf(page);
    let last = page;
    while (last.next !== null) {
      await add();
      last = await read(person, { pageSize: "3", cursor: last.next });
      expect(last.previous).not.toBeNull();
      forward.push(...idsOf(last));
    }
    expect(new Set(forward).size).toBe(forward.length);
    expect(forward.filter((id) => whole.includes(id))).toEqual(whole);

    const back = idsOf(last);
    for (let { previous } = last; previous !== null; ) {
      const before = await read(person, { pageSize: "3", cursor: previous });
      expect(before.next).not.toBeNull();
      back.unshift(...idsOf(before));
      previous = before.previous;
    }
    const all = await read(person, { pageSize: "100" });
    expect(back).toEqual(idsOf(all));
    expect(all.totals.count).toBe(back.length);
    expect([all.next, all.previous]).toEqual([null, null]);
  });

  it("HOUSE-31 paging back ends at the first page", async () => {
    const { person } = await ownerOf(2);
    const first = await read(person, { pageSize: "1" });
    const second = await read(person, { pageSize: "1", cursor: first.next });
    const back = await read(person, { pageSize: "1", cursor: second.previous });
    expect([idsOf(back), back.previous, back.next]).toEqual([idsOf(first), null, first.next]);
  });

  it.each([{ cursor: "nonsense" }, { cursor: "p." }, { pageSize: "0" }, { pageSize: "101" }, { offset: "1" }])(
    "ERR-02 names the invalid field of %j",
    async (wire) => {
      const { person } = await ownerOf(0);
      const { status, envelope } = await person.call(call, wire);
      expect([status, envelope.issues?.[0]?.path]).toEqual([400, Object.keys(wire)[0]]);
    },
  );

  it("SEC-04 rejects visitors, as JSON and as CSV", async () => {
    for (const accept of ["application/json", "text/csv"]) {
      const answer = await callPortal(await handlerOf(call), call, {}, { headers: { accept } });
      expect([answer.status, answer.envelope.code]).toEqual([401, "not-logged-in"]);
    }
  });
});

const downloads = lists.filter(({ csv }) => csv !== null);

it.each(downloads.map((call) => [call.name, call] as const))(
  "HOUSE-31 %s as CSV has the rows of all pages in their order, with a byte-order mark and the zone of times",
  async (_, call) => {
    const { read, idsOf, ownerOf } = readerOf(call);
    const { person } = await ownerOf(5);
    const { area = "", columns = [] } = call.csv ?? {};
    const t = await translatorFor("en", area);
    const headers = { accept: "text/csv", "accept-language": "en" };
    const response = await (await handlerOf(call))(portalRequest(call, {}, { cookies: [person.cookie], headers }));
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const file = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
    // A spreadsheet takes the file for UTF-8 by its first character.
    expect(file.startsWith("\uFEFF")).toBe(true);
    const [head, ...lines] = file.slice(1).trimEnd().split("\r\n");
    const names = columns.map((column) => t(column.header) + ("instant" in column ? " (Asia/Manila)" : ""));
    expect(head).toBe(names.join(","));
    const whole = idsOf(await read(person, { pageSize: "100" }));
    expect(lines).toHaveLength(whole.length);
    expect(lines.map((line) => whole.find((id) => line.split(",").includes(id)))).toEqual(whole);
  },
);
