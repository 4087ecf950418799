import type { GameClass } from "#lib/contracts/games/game-classes.ts";

export interface SignatureGame {
  name: string;
  vendorCode: string;
  motif: string;
  gameClass: GameClass;
}

const rows = `
Mango Riches|CQ9|mango
Mayon Fire|JDB|volcano
Manila Sevens|PG|seven
Halo-Halo Spin|FC|glass
Sampaguita|JL|flower
Tigre Tigre|JDB|tiger
Isla Boracay|PT|palm
Bakunawa Rising|CQ9|serpent|jackpot
Masskara Wild|FC|mask
Carabao Gold|JL|bull
Ibong Adarna|FC|phoenix
Banaue Steps|EG2|terraces
Tala Diamonds|PT|gem
Temple of Dawn|KAPRE|pyramid
Lucky Kuting|EG2|cat
Barya Rush|PG|coins|jackpot
Perlas|CQ9|shell
Lantern Lane|PG|lantern
Cherry Fiesta|KULAY|cherries
Byahe Express|JDB|jeepney
Pawikan Beach|AMIHAN|turtle
Paruparo Waltz|DIWATA|butterfly
Bayanihan|SALAKOT|kubo
Vinta Regatta|MALAYA|bangka
Kampana|TINTA|bell
Gabi ng Tarsier|PIPIT|tarsier
Galyon ng Maynila|CQ9|galleon
Ati-Atihan Beat|BANIG|drum
Kulintang Court|HABI|gong
Harana|TINTA|guitar
Maria Clara Ball|DIWATA|abaniko
Kidlat Strike|ANITO|bolt|jackpot
Bituing Marikit|PT|comet
Paputok New Year|SIPA|fireworks
Buko Crush|KULAY|coconut
Labuyo Heat|BANIG|chili
Pakwan Picnic|JL|watermelon
Turon Jamboree|FC|banana
Gumamela Blush|HABI|hibiscus
Pulot at Bubuyog|PIPIT|bee
Kuwago Night|ANITO|owl
Agusan Grin|MALAYA|crocodile
Palaka Chorus|AMIHAN|frog
Matsing Trickster|JDB|monkey
Tikbalang Gallop|KAPRE|horse
Manunggul Voyage|SALAKOT|jar
Kampilan Honour|ANITO|shield
Mutya ng Pasig|EG2|ring
Baul ng Ginto|PG|chest|jackpot
Susi ng Intramuros|TINTA|key
Mapa ng Limasawa|MALAYA|compass
Gayuma|DIWATA|potion
Alimango Boil|AMIHAN|crab
`;

/** The games at the top of the lobby, named by hand; slots unless a class is given. */
export const signature: readonly SignatureGame[] = rows
  .trim()
  .split("\n")
  .map((row) => {
    const [name = "", vendorCode = "", motif = "", kind] = row.split("|");
    return { name, vendorCode, motif, gameClass: kind === "jackpot" ? "jackpot" : "slot-machine" };
  });
