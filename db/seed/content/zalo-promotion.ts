import type { NoticeDefinition } from "#lib/modules/content/index.ts";
import type { SiteSettings } from "#lib/modules/system/index.ts";

/** Centre of the reward that an operator grants with `ops rewards grant`. */
const centre = "/member/rewardCenter";

/**
 * LOBBY-22: returns the promotion for adding the site on Zalo, for sites that play in đồng and serve customers there.
 * For any other it would promise what nobody gives.
 */
export function zaloPromotion({ customerService, currency }: Pick<SiteSettings, "customerService" | "currency">) {
  const onZalo = customerService.some(({ url }) => URL.parse(url)?.hostname.endsWith("zalo.me"));
  return onZalo && currency === "VND" ? [promotion] : [];
}

const promotion: NoticeDefinition = {
  code: "add-zalo",
  type: "PR",
  position: 150,
  texts: {
    en: {
      title: "Add us on Zalo and claim up to 131K",
      content: `<p>Add our account on Zalo and send us your username there. Customer service grants you a reward of up to 131,000 ₫, and you claim it in the reward centre.</p><h3>What to know</h3><ul><li>It is granted once per player.</li><li>Customer service decides the amount and tells you before you claim it.</li><li>The reward centre says until when you can claim it and what must be staked before a withdrawal.</li></ul><p><a href="${centre}">See your rewards</a></p>`,
    },
    fil: {
      title: "I-add kami sa Zalo at kumuha ng hanggang 131K",
      content: `<p>I-add ang account namin sa Zalo at ipadala roon ang username mo. Bibigyan ka ng customer service ng gantimpalang hanggang 131,000 ₫, at kukunin mo ito sa reward centre.</p><h3>Dapat malaman</h3><ul><li>Isang beses lang ito sa bawat manlalaro.</li><li>Ang customer service ang nagpapasya ng halaga at sinasabi ito bago mo kunin.</li><li>Nakasulat sa reward centre kung hanggang kailan ito makukuha at kung magkano ang dapat itaya bago mag-withdraw.</li></ul><p><a href="/fil${centre}">Tingnan ang mga gantimpala mo</a></p>`,
    },
    ar: {
      title: "أضفنا على Zalo واحصل على ما يصل إلى 131K",
      content: `<p>أضف حسابنا على Zalo وأرسل إلينا هناك اسم المستخدم. تمنحك خدمة العملاء مكافأة تصل إلى 131,000 ₫، وتستلمها في مركز المكافآت.</p><h3>ما ينبغي معرفته</h3><ul><li>تُمنح مرة واحدة لكل لاعب.</li><li>تحدد خدمة العملاء المبلغ وتخبرك به قبل أن تستلمه.</li><li>يذكر مركز المكافآت آخر موعد لاستلامها والمبلغ الذي يجب أن تراهن به قبل السحب.</li></ul><p><a href="/ar${centre}">شاهد مكافآتك</a></p>`,
    },
  },
};
