import { pageOf, printEnd } from "#lib/cli/arguments.ts";
import { type Command, UsageError } from "#lib/cli/command.ts";
import { defaultLocale } from "#lib/i18n/locales.ts";
import { inLanguage, listBanners, setBannerEnabled } from "#lib/modules/content/index.ts";

const list: Command = {
  usage: "[--cursor CURSOR]",
  summary: "All banners by group, in the order they show.",
  options: { cursor: { type: "string" } },
  async run(context, input) {
    const page = await listBanners(context, pageOf(input));
    for (const { code, groupName, position, enabled, activeFrom, activeUntil, texts } of page.rows) {
      const window = [activeFrom, activeUntil].map((moment) => moment?.toISOString() ?? "always").join(" to ");
      const title = inLanguage(texts, defaultLocale)?.title;
      console.log([groupName, String(position).padStart(4), enabled ? "on " : "off", code, window, title].join("  "));
    }
    printEnd(page, "banner");
    return 0;
  },
};

const turning = (enabled: boolean): Command => ({
  usage: "CODE",
  summary: enabled ? "Shows a banner again." : "Hides a banner, without losing it.",
  async run(context, { positionals: [code, more] }) {
    if (code === undefined || more !== undefined) throw new UsageError("Give one code, as `list` prints it.");
    const changed = await setBannerEnabled(context, code, enabled);
    console.log(`${changed ? "Now" : "Already"} ${enabled ? "on" : "off"}; pages follow within 5 s.`);
    return 0;
  },
});

export const commands = { list, enable: turning(true), disable: turning(false), "": list };
