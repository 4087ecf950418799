import { describe, expect, it } from "vitest";
import { bankCountries, banksOf, wrongBankField } from "#lib/modules/cashier/banks.ts";

const number = "001234567890";

describe("CASH-04 banks of a country", () => {
  it("CASH-04 a country's list has plain names, each once", () => {
    for (const country of bankCountries) {
      const names = banksOf(country).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^[\p{L}\d][\p{L}\d .()&-]{1,58}$/u);
    }
  });

  it("CASH-04 a new account is of a listed bank, and of a wallet with a mobile number", () => {
    const wrong = (bankName: string, accountNumber = number) => wrongBankField("PH", { bankName, accountNumber });
    expect(wrong("BDO Unibank")).toBeNull();
    expect(wrong("BDO")).toEqual({ path: "bankName", key: "bank-of-list" });
    expect(wrong("Vietcombank")).toEqual({ path: "bankName", key: "bank-of-list" });
    expect(wrong("GCash", "09171234567")).toBeNull();
    expect(wrong("GCash")).toEqual({ path: "accountNumber", key: "account-mobile-number" });
  });

  it("CASH-04 a country without a list accepts any bank", () => {
    expect(wrongBankField("IS", { bankName: "Landsbankinn", accountNumber: number })).toBeNull();
  });
});
