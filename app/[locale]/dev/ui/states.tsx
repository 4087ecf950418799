import { Button } from "#components/ui/button.tsx";
import { Skeleton, TileSkeleton } from "#components/ui/skeleton.tsx";
import { ListEnd, State } from "#components/ui/state.tsx";
import { type BoardProps, Section } from "./section.tsx";

export function States({ texts }: BoardProps) {
  return (
    <Section title={texts.states}>
      <div aria-busy className="grid grid-cols-3 gap-tile-gap sm:grid-cols-6">
        {[1, 2, 3].map((key) => (
          <TileSkeleton key={key} />
        ))}
        <div className="col-span-3 grid content-start gap-3">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-4" />
          <Skeleton className="h-4 w-3/4" />
        </div>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <State
          drawing="games"
          title={texts["no-games"]}
          text={texts["no-games-text"]}
          action={<Button size="sm">{texts["see-hot"]}</Button>}
        />
        <State
          drawing="error"
          title={texts["list-failed"]}
          text={texts["list-failed-text"]}
          action={<Button size="sm">{texts["see-hot"]}</Button>}
        />
        <State drawing="empty" small title={texts["no-games"]} />
        <State drawing="money" small title={texts["list-failed"]} />
        <State drawing="search" small title={texts["no-games"]} />
      </div>
      <ListEnd>{texts["list-end"]}</ListEnd>
    </Section>
  );
}
