import { expect, test } from "vitest";
import { GET as countriesRoute } from "#app/api/portal/countries/route.ts";
import { readCountriesCall } from "#lib/contracts/system/read-countries.ts";
import { callPortal } from "#tests/support/calls/portal.ts";
import { offerEveryLanguage } from "#tests/support/fixtures/languages.ts";

async function read(wire: Record<string, string> = {}) {
  const { status, envelope } = await callPortal(countriesRoute, readCountriesCall, wire);
  expect(status).toBe(200);
  return readCountriesCall.output.parse(envelope.value).countries;
}

test("LOBBY-13 countries have a dialling code and the lengths of their mobile numbers", async () => {
  const countries = await read();
  expect(countries.length).toBeGreaterThan(200);
  expect(countries).toContainEqual({
    countryCode: "PH",
    countryName: "Philippines",
    countryDialingCode: "63",
    digits: [10],
  });
  expect(countries.every(({ digits }) => digits.length > 0)).toBe(true);
});

test("LOBBY-13 countries are named and sorted in the caller's language", async () => {
  const english = (await read()).map(({ countryName }) => countryName);
  expect(english).toEqual(english.toSorted(new Intl.Collator("en").compare));
  await offerEveryLanguage();
  expect(await read({ language: "AR" })).toContainEqual(
    expect.objectContaining({ countryCode: "SA", countryName: expect.stringContaining("السعودية") }),
  );
  expect((await read({ language: "nonsense" })).map(({ countryName }) => countryName)).toEqual(english);
});
