/** A bank or e-wallet that pays out. `mobile`: the account number is a mobile number of the country. */
interface Bank {
  name: string;
  mobile?: true;
}

const named = (names: string): Bank[] => names.split(",").map((name) => ({ name: name.trim() }));

/**
 * Banks by ISO country, in the order in which they are offered. Sources: lists of supervised institutions of the
 * countries' central banks. Where the shape of an account number is not certain, any number is accepted.
 */
const banks: Readonly<Record<string, readonly Bank[]>> = {
  PH: [
    { name: "GCash", mobile: true },
    { name: "Maya", mobile: true },
    ...named(`BDO Unibank, Bank of the Philippine Islands (BPI), Metrobank, Land Bank of the Philippines (LANDBANK),
      Philippine National Bank (PNB), Security Bank, Union Bank of the Philippines (UnionBank), Chinabank, RCBC,
      EastWest Bank, Asia United Bank (AUB), Bank of Commerce, BDO Network Bank, China Bank Savings,
      CIMB Bank Philippines, Coins.ph, CTBC Bank Philippines, Development Bank of the Philippines (DBP), Equicom Savings Bank,
      GoTyme Bank, GrabPay, HSBC Philippines, Maya Bank, Maybank Philippines, OwnBank, PalawanPay,
      Philippine Bank of Communications (PBCOM), Philippine Business Bank (PBB), Philippine Savings Bank (PSBank),
      Philtrust Bank, Philippine Veterans Bank, ShopeePay, Standard Chartered Philippines, Sterling Bank of Asia,
      Tonik Digital Bank, UnionDigital Bank, UNO Digital Bank`),
  ],
  TH: named(`Bangkok Bank, Kasikornbank (KBank), Krungthai Bank, Siam Commercial Bank (SCB), Krungsri, TMBThanachart Bank (ttb),
      Government Savings Bank, BAAC, CIMB Thai, Government Housing Bank, Kiatnakin Phatra Bank, Land and Houses Bank,
      TISCO Bank, UOB Thailand`),
  VN: named(`Vietcombank, VietinBank, BIDV, Agribank, Techcombank, MB Bank, ACB, VPBank, Sacombank, TPBank, Eximbank, HDBank,
      MSB, OCB, SeABank, SHB, VIB`),
  ID: named(`BCA, Bank Mandiri, BRI, BNI, Bank Syariah Indonesia (BSI), BTN, CIMB Niaga, Danamon, OCBC Indonesia,
      Panin Bank, PermataBank, Maybank Indonesia`),
  MY: named(`Maybank, CIMB Bank, Public Bank, RHB Bank, Hong Leong Bank, AmBank, Affin Bank, Alliance Bank, Bank Islam,
      Bank Muamalat, Bank Rakyat, BSN, HSBC Malaysia, OCBC Malaysia, Standard Chartered Malaysia, UOB Malaysia`),
};

/** Mobile numbers by ISO country, as they are written within it. */
const mobileNumbers: Readonly<Record<string, RegExp>> = { PH: /^09\d{9}$/ };

/** Countries that have a list. */
export const bankCountries = Object.keys(banks);

/** Returns the banks of a country; none for a country without a list, where any name is accepted. */
export function banksOf(country: string): readonly Bank[] {
  return banks[country] ?? [];
}

/** Returns the field that is wrong for a new account of the country, with the key of its message; null when none is. */
export function wrongBankField(
  country: string,
  { bankName, accountNumber }: { bankName: string; accountNumber: string },
): { path: "bankName" | "accountNumber"; key: string } | null {
  const listed = banksOf(country);
  if (listed.length === 0) return null;
  const bank = listed.find(({ name }) => name === bankName);
  if (!bank) return { path: "bankName", key: "bank-of-list" };
  const shape = bank.mobile && mobileNumbers[country];
  return shape && !shape.test(accountNumber) ? { path: "accountNumber", key: "account-mobile-number" } : null;
}
