import { definePage } from "#app/define-page.tsx";
import { Logo } from "#components/ui/logo.tsx";
import { pages } from "#lib/contracts/pages.ts";

export default definePage(pages.home, ({ site }) => (
  <main className="grid min-h-dvh place-items-center sunlit">
    <h1>
      <Logo name={site.name} size={48} />
    </h1>
  </main>
));
