/** The page's texts by language; a real gateway has its own. */
const english = {
  title: "Sandbox payment",
  noMoney: "No real money moves here. This page stands in for an e-wallet while you try the site.",
  amount: "You pay",
  reference: "For deposit",
  pay: "Pay",
  fail: "Let it fail",
  cancel: "Cancel",
  back: "Back to the site",
  open: "Waiting for you",
  succeeded: "Paid",
  failed: "Failed",
  cancelled: "Cancelled",
  late: "The site's time for this payment is over. Paying now tests a late payment.",
  testers: "For testers: how the site hears of it",
  normal: "At once",
  duplicate: "Three times",
  delay: "Ten seconds late",
  reorder: "Followed by older news",
  lose: "Not at all, until sent again",
  "other-amount": "With another amount",
  again: "Send the news again",
  unknown: "There is no such payment.",
};

export type Words = typeof english;

const filipino: Words = {
  title: "Pagsubok na pagbabayad",
  noMoney: "Walang totoong perang gumagalaw dito. Pamalit ang pahinang ito sa e-wallet habang sinusubukan mo ang site.",
  amount: "Babayaran mo",
  reference: "Para sa deposito",
  pay: "Magbayad",
  fail: "Hayaang mabigo",
  cancel: "Kanselahin",
  back: "Bumalik sa site",
  open: "Naghihintay sa iyo",
  succeeded: "Bayad na",
  failed: "Nabigo",
  cancelled: "Kinansela",
  late: "Tapos na ang oras ng site para sa bayad na ito. Masusubok nito ang huling pagbabayad.",
  testers: "Para sa mga tester: paano malalaman ng site",
  normal: "Agad",
  duplicate: "Tatlong beses",
  delay: "Huli nang sampung segundo",
  reorder: "Sinusundan ng mas lumang balita",
  lose: "Hindi talaga, hangga't hindi muling ipinapadala",
  "other-amount": "Na may ibang halaga",
  again: "Ipadala muli ang balita",
  unknown: "Walang ganitong bayad.",
};

const arabic: Words = {
  title: "دفع تجريبي",
  noMoney: "لا تتحرك هنا أموال حقيقية. هذه الصفحة تحل محل المحفظة الإلكترونية أثناء تجربتك للموقع.",
  amount: "تدفع",
  reference: "للإيداع",
  pay: "ادفع",
  fail: "دعه يفشل",
  cancel: "إلغاء",
  back: "العودة إلى الموقع",
  open: "بانتظارك",
  succeeded: "تم الدفع",
  failed: "فشل",
  cancelled: "أُلغي",
  late: "انتهى وقت الموقع لهذا الدفع. الدفع الآن يجرّب الدفع المتأخر.",
  testers: "للمختبرين: كيف يعلم الموقع بذلك",
  normal: "فوراً",
  duplicate: "ثلاث مرات",
  delay: "متأخراً عشر ثوانٍ",
  reorder: "يتبعه خبر أقدم",
  lose: "لا يعلم حتى يُرسل من جديد",
  "other-amount": "بمبلغ آخر",
  again: "أرسل الخبر من جديد",
  unknown: "لا يوجد دفع كهذا.",
};

export function wordsIn(language: string): { words: Words; lang: string; dir: "ltr" | "rtl" } {
  if (language.startsWith("fil")) return { words: filipino, lang: "fil", dir: "ltr" };
  if (language.startsWith("ar")) return { words: arabic, lang: "ar", dir: "rtl" };
  return { words: english, lang: "en", dir: "ltr" };
}
