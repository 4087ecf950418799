import { createNavigation } from "next-intl/navigation";
import { routing } from "#lib/i18n/routing.ts";

/** Link, redirect and hooks that add the language's prefix. On the server prefer `localePath`, which needs no client code. */
export const { Link, redirect, usePathname, useRouter } = createNavigation(routing);
