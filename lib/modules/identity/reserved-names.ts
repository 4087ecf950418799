/** Words that nobody may be called: players would take the account for the site's own. */
const words = [
  ...["admin", "administrator", "administration", "root", "superuser", "sysadmin", "sysop", "webmaster", "postmaster"],
  ...["system", "operator", "moderator", "official", "owner", "manager", "staff", "security", "support", "helpdesk"],
  ...["customerservice", "customercare", "service", "cashier", "finance", "billing", "payment", "payout", "dealer"],
  ...["house", "agent", "bot", "help", "mod", "gm", "noreply", "null", "undefined", "anonymous"],
];
/** Words that make a reserved one no less misleading: "thesupportteam". */
const affixes = [
  "the",
  "real",
  "my",
  "our",
  "team",
  "desk",
  "chat",
  "online",
  "live",
  "site",
  "casino",
  "account",
  "s",
  "ph",
];

/** Characters that look like a letter. Letters that are mistaken for one another share one. */
const likeness: Readonly<Record<string, string>> = {
  ...{
    "0": "o",
    "1": "l",
    "3": "e",
    "4": "a",
    "5": "s",
    "7": "t",
    "8": "b",
    "9": "g",
    "@": "a",
    $: "s",
    "!": "l",
    "|": "l",
  },
  ...{ i: "l", ı: "l", ɩ: "l", ɑ: "a", ɡ: "g", ʏ: "y", ø: "o", ł: "l", đ: "d", ħ: "h", ŧ: "t", ð: "d" },
  // Cyrillic and Armenian
  ...{ а: "a", в: "b", с: "c", ԁ: "d", е: "e", ѐ: "e", ё: "e", һ: "h", н: "h", і: "l", ї: "l", ј: "j", к: "k", ӏ: "l" },
  ...{ м: "m", п: "n", о: "o", р: "p", ԛ: "q", г: "r", ѕ: "s", т: "t", у: "y", ѵ: "v", ԝ: "w", х: "x", и: "n", ո: "n" },
  ...{ ս: "u", օ: "o", հ: "h", ց: "g", ա: "w" },
  // Greek
  ...{
    α: "a",
    β: "b",
    ε: "e",
    η: "n",
    ι: "l",
    κ: "k",
    μ: "u",
    ν: "v",
    ο: "o",
    ρ: "p",
    σ: "o",
    τ: "t",
    υ: "u",
    χ: "x",
    γ: "y",
  },
};

/**
 * True when an account name is reserved or looks like a reserved one: with digits for letters, separating or repeated
 * characters, letters of another script, or digits around it. The site's own name is reserved too.
 */
export function isReservedName(account: string, siteName: string): boolean {
  const reserved = [...words, siteName].map(skeleton).filter((word) => word.length > 1);
  const parts = [...reserved, ...affixes.map(skeleton)].map(escaped);
  const misleading = new RegExp(
    `^(?:${parts.join("|")})*(?:${reserved.map(escaped).join("|")})(?:${parts.join("|")})*$`,
  );
  const bare = account.replace(/^[\d\W_]+|[\d\W_]+$/g, "");
  return [account, bare].some((name) => misleading.test(skeleton(name)));
}

/** Returns what a reader takes a name for: letters only, look-alikes folded into one, repetitions removed. */
function skeleton(name: string): string {
  const plain = name.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
  const folded = [...plain].map((character) => likeness[character] ?? character).join("");
  const letters = folded
    .replace(/[^\p{L}]/gu, "")
    .replace(/rn/g, "m")
    .replace(/vv/g, "w");
  return letters.replace(/(.)\1+/gu, "$1");
}

const escaped = (word: string) => word.replace(/[^\p{L}]/gu, "");
