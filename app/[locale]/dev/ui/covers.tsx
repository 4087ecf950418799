import { GameCover, GameThumb } from "#components/art/game-cover.tsx";
import { artSlug } from "#lib/art/address.ts";
import { type BoardProps, Section } from "./section.tsx";

const games =
  `Manila Sevens|slots|PG,Tala Diamonds|slots|PT,Temple of Dawn|slots|JDB,Mayon Fire|slots|DS88,Parol Nights|slots|BGS,Masskara Wild|slots|CQ9,Carabao Gold|slots|JL,Ibong Adarna|slots|FC,Bakunawa Rising|slots|CQ9,Banaue Steps|slots|EG2,Cherry Fiesta|slots|EG2,Mango Riches|slots|CQ9,Hari ng Araw|slots|BGS,Lucky Kuting|slots|EG2,Barya Rush|slots|PG,Sampaguita|slots|JL,Halo-Halo Spin|slots|FC,Tigre Tigre|slots|JDB,Perlas|slots|CQ9,Isla Boracay|slots|PT,Lantern Lane|slots|PG,Golden Baccarat|baccarat|EG2,Natural Nine|baccarat|PG,Speed Baccarat|baccarat|BGS,Royal Roulette|roulette|PT,Sunset Roulette|roulette|JDB,Reef Hunter|fishing|CQ9,Pugita Kings|fishing|EG2,Manta Bay|fishing|PT,Rocket Rush|crash|BGS,Saranggola|crash|JL,Island Flight|crash|FC,Double Dice|dice|JL,Sic Bo Dome|dice|FC,Mina|mines|EG2,Deep Mines|mines|CQ9,Hoops Live|sports|PT,Goal Rush|sports|EG2,Cup Sunday|sports|PT,Arena Crest|esports|IMES,Pixel League|esports|IMES,Zero Scope|esports|IMES,Sarimanok|cockfight|DS88,Sabong Royale|cockfight|DS88,Derby Night|cockfight|DS88,Lucky Six|lottery|FC,Ginto Draw|lottery|BGS,Swerte Pick|lottery|CQ9,Ace of Manila|poker|FC,Royal Hold'em|poker|JDB,Chip Masters|poker|EG2,Pagpapasalamat|slots|PG`
    .split(",")
    .map((row) => row.split("|"))
    .map(([name = "", gameClass = "", vendor = ""]) => ({ name, gameClass, vendor }));

export function Covers({ texts }: BoardProps) {
  return (
    <Section title={texts.covers}>
      <ul className="grid grid-cols-3 gap-tile-gap sm:grid-cols-6 xl:grid-cols-9">
        {games.map((game) => (
          <li key={game.name} className="rounded-[14px] shadow-2">
            <GameCover {...game} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {games.slice(0, 8).map((game) => (
          <GameThumb
            key={game.name}
            size={56}
            name={game.name}
            vendor={game.vendor}
            gameClass={game.gameClass}
            slug={artSlug(game.name)}
          />
        ))}
      </div>
    </Section>
  );
}
