import type { BannerDefinition } from "#lib/modules/content/index.ts";

/** Home's four banners. They promise only what the product does. A game's banner shows once the game can be played. */
export const bannersOfHome: readonly BannerDefinition[] = [
  {
    code: "home-parol-nights",
    groupName: "w_home",
    position: 10,
    art: { backdrop: "dusk", covers: ["parol-nights"] },
    link: { kind: "game", code: "parol-nights" },
    texts: {
      en: {
        label: "Made in this house",
        title: "Parol Nights",
        text: "25 lines, three jackpots. The demo is free, no account needed.",
        button: "Try Parol Nights",
      },
      fil: {
        label: "Gawa ng bahay",
        title: "Parol Nights",
        text: "25 linya, tatlong jackpot. Libre ang demo, walang account.",
        button: "Subukan ang Parol Nights",
      },
      ar: {
        label: "من صنعنا",
        title: "Parol Nights",
        text: "25 خطاً وثلاث جوائز كبرى. التجربة مجانية ومن دون حساب.",
        button: "جرّب Parol Nights",
      },
    },
  },
  {
    code: "home-provably-fair",
    groupName: "w_home",
    position: 20,
    art: { backdrop: "lagoon", covers: ["dice"] },
    link: { kind: "game", code: "dice" },
    texts: {
      en: {
        label: "Provably fair",
        title: "Every roll can be checked",
        text: "We commit to the dice before you choose. Check each round yourself.",
        button: "Try Dice",
      },
      fil: {
        label: "Napapatunayang patas",
        title: "Masusuri ang bawat roll",
        text: "Nakatakda na ang dice bago ka pumili. Suriin mo mismo ang bawat round.",
        button: "Subukan ang Dice",
      },
      ar: {
        label: "نزاهة قابلة للإثبات",
        title: "كل رمية يمكن التحقق منها",
        text: "نلتزم بنتيجة النرد قبل أن تختار، وتتحقق بنفسك من كل جولة.",
        button: "جرّب النرد",
      },
    },
  },
  {
    code: "home-island-nights",
    groupName: "w_home",
    position: 30,
    art: { backdrop: "sunset", covers: ["masskara-wild", "mayon-fire", "halo-halo-spin"] },
    link: { kind: "page", path: "/rng" },
    texts: {
      en: {
        label: "Slots",
        title: "Island nights",
        text: "Masks, volcanoes, shaved ice. A game that is not open yet says so.",
        button: "See the slots",
      },
      fil: {
        label: "Slots",
        title: "Mga gabi sa isla",
        text: "Maskara, bulkan, halo-halo. Nakasulat sa laro kung hindi pa ito bukas.",
        button: "Tingnan ang slots",
      },
      ar: {
        label: "سلوتس",
        title: "ليالي الجزر",
        text: "أقنعة وبراكين وحلوى مثلّجة. واللعبة التي لم تُفتح بعد تقول ذلك.",
        button: "شاهد السلوتس",
      },
    },
  },
  {
    code: "home-follow-your-money",
    groupName: "w_home",
    position: 40,
    art: { backdrop: "grove", covers: ["barya-rush"] },
    link: { kind: "page", path: "/help#withdrawals" },
    texts: {
      en: {
        label: "Withdrawals",
        title: "See where your money is",
        text: "Asked for, reviewed, paid: you see each step and confirm the last.",
        button: "How it works",
      },
      fil: {
        label: "Mga withdrawal",
        title: "Kita mo kung nasaan ang pera mo",
        text: "Hiniling, sinuri, binayaran: kita mo ang bawat hakbang at ikaw ang kukumpirma sa huli.",
        button: "Paano ito gumagana",
      },
      ar: {
        label: "السحوبات",
        title: "اعرف أين مالك",
        text: "طُلب ثم روجع ثم دُفع: ترى كل خطوة، وأنت من يؤكد وصول المال.",
        button: "كيف يعمل ذلك",
      },
    },
  },
];

/** Banner of the side menu. */
export const bannersOfSideMenu: readonly BannerDefinition[] = [
  {
    code: "side-jackpots",
    groupName: "w_leftmenu",
    position: 10,
    art: { backdrop: "dusk", covers: ["parol-nights"] },
    link: { kind: "page", path: "/promotions/parol-jackpots" },
    texts: {
      en: { title: "Three jackpots", text: "How Parol Nights fills and pays them", button: "Conditions" },
      fil: { title: "Tatlong jackpot", text: "Paano pinupuno at binabayaran ng Parol Nights", button: "Mga kondisyon" },
      ar: { title: "ثلاث جوائز كبرى", text: "كيف تموّلها Parol Nights وتدفعها", button: "الشروط" },
    },
  },
];

/** Banners beside the login and registration forms. */
export const bannersOfEntrance: readonly BannerDefinition[] = [
  {
    code: "login-whats-new",
    groupName: "w_login",
    position: 10,
    art: { backdrop: "sunset", covers: ["parol-nights", "mayon-fire"] },
    link: { kind: "page", path: "/promotions" },
    texts: {
      en: {
        title: "Welcome back",
        text: "Your balance and your last round are where you left them.",
        button: "See what is on offer",
      },
      fil: {
        title: "Maligayang pagbabalik",
        text: "Nasa dating lugar ang balanse mo at ang huli mong round.",
        button: "Tingnan ang mga alok",
      },
      ar: {
        title: "أهلاً بعودتك",
        text: "رصيدك وجولتك الأخيرة حيث تركتهما.",
        button: "شاهد العروض الحالية",
      },
    },
  },
  {
    code: "register-try-first",
    groupName: "w_register",
    position: 10,
    art: { backdrop: "lagoon", covers: ["dice", "parol-nights"] },
    link: { kind: "game", code: "dice" },
    texts: {
      en: {
        title: "Try it first",
        text: "Our own games play as a demo, free and without an account.",
        button: "Try Dice",
      },
      fil: {
        title: "Subukan muna",
        text: "Malalaro bilang demo ang sarili naming mga laro, libre at walang account.",
        button: "Subukan ang Dice",
      },
      ar: {
        title: "جرّب أولاً",
        text: "ألعابنا متاحة بنسخة تجريبية مجانية ومن دون حساب.",
        button: "جرّب النرد",
      },
    },
  },
];
