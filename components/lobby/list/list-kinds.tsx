import Link from "next/link";

interface ListKindsProps {
  label: string;
  links: readonly { href: string; label: string; on?: boolean }[];
}

/** Renders views of a list beside its title: all, hot and new games, and the member's own. A narrow screen has a sheet. */
export function ListKinds({ label, links }: ListKindsProps) {
  return (
    <nav aria-label={label} className="flex gap-0.5 max-sm:hidden">
      {links.map(({ href, label: text, on }) => (
        <Link
          key={href}
          href={href}
          prefetch={false}
          scroll={false}
          aria-current={on || undefined}
          className="inline-flex min-h-9 items-center rounded-[10px] px-3 text-sm font-semibold whitespace-nowrap text-2 transition-colors duration-fast hover:text-1 max-lg:min-h-tap aria-[current=true]:bg-surface-3 aria-[current=true]:text-1"
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
