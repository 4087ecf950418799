import "server-only";
import type { readAnnouncementsCall } from "#lib/contracts/content/read-announcements.ts";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { readNotices } from "#lib/modules/content/index.ts";
import { callLanguage } from "#lib/platform/call-language.ts";
import type { Context } from "#lib/platform/context.ts";
import { readDrawnBanners } from "#lib/portal/composition/drawn-banners.ts";

const linkageTypes = { page: "PAGE", game: "GAME", vendor: "VENDOR", none: "NONE" } as const;

/** MSG-01, LOBBY-13: returns banners and notices. `popup` is always empty: operators cannot write popups yet. */
export async function readAnnouncements(
  context: Context,
  input: InputOf<typeof readAnnouncementsCall>,
): Promise<OutputOf<typeof readAnnouncementsCall>> {
  const language = callLanguage(context, input);
  const wanted = new Set(input.types.split(","));
  const [banners, player, promotion, headlines] = await Promise.all([
    wanted.has("B") ? readDrawnBanners(context, { language }) : [],
    wanted.has("PL") ? readNotices(context, { language, type: "PL" }) : [],
    wanted.has("PR") ? readNotices(context, { language, type: "PR" }) : [],
    wanted.has("H") ? readNotices(context, { language, ticker: true }) : [],
  ]);
  return {
    banners: banners.map(({ code, groupName, label = "", title, text, button = "", art, covers, link, path }) => {
      return {
        id: code,
        groupName,
        linkageType: path === null ? "NONE" : linkageTypes[link.kind],
        url: path === null ? "" : localePath(language, path),
        label,
        title,
        content: text,
        button,
        art: {
          backdrop: art.backdrop,
          covers: covers.map(({ code: gameId, name: gameName, vendor: vendorCode, artClass }) => ({
            gameId,
            gameName,
            vendorCode,
            artClass,
          })),
        },
      };
    }),
    player,
    popup: [],
    promotion,
    headlines: headlines.map(({ id, title }) => ({ id, title })),
  };
}
