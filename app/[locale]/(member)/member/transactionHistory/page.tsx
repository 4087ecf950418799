import { defineMemberPage, memberMetadata } from "#app/_pages/member-page.tsx";
import { AccountRecord } from "#components/cashier/account-record.tsx";
import { accountRecordTypes, readAccountRecord as call } from "#lib/contracts/cashier/read-account-record.ts";
import { pages } from "#lib/contracts/pages.ts";
import { dayRange } from "#lib/i18n/day-range.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { readAccountRecord } from "#lib/modules/cashier/index.ts";

export const generateMetadata = memberMetadata("account-record");

const pageSize = 25;

export default defineMemberPage(
  pages.accountRecord,
  "account-record",
  async ({ context, locale, site, searchParams }) => {
    const now = context.clock.now();
    const range = dayRange(searchParams, site.timeZone, now);
    const type = accountRecordTypes.find((candidate) => candidate === searchParams.type);
    const { before: given } = searchParams;
    const before = typeof given === "string" && /^[1-9]\d{0,17}$/.test(given) ? given : undefined;
    const filter = { from: range.start, to: range.end, ...(type ? { type } : {}) };
    const [t, record] = await Promise.all([
      translatorFor(locale, "cashier"),
      readAccountRecord(context, { ...filter, pageSize, ...(before ? { before } : {}) }),
    ]);
    const wire = { from: range.start.toISOString(), to: range.end.toISOString(), ...(type ? { type } : {}) };
    return (
      <AccountRecord
        {...{ t, range, type, record, now }}
        place={{ locale, currency: record.currency }}
        timeZone={site.timeZone}
        here={localePath(locale, "/member/transactionHistory")}
        csvAddress={`${call.path}?${new URLSearchParams(wire)}`}
        paged={before !== undefined}
      />
    );
  },
);
