import { Headset, MessageCircle, Send } from "lucide-react";
import { cx } from "#components/ui/cx.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/** One way to reach the house; `url` is another site's, or a path of ours without its language. */
export interface ServiceChannel {
  position: string;
  title: string;
  url: string;
}

/** All but the help page, which has an entry of its own everywhere. */
export function besideHelp(channels: readonly ServiceChannel[]): ServiceChannel[] {
  return channels.filter(({ url }) => url !== "/help");
}

interface ServiceLinkProps {
  channel: ServiceChannel;
  locale: Locale;
  className: string;
  /** In the side menu, which keeps its icons when it is narrow. */
  narrowing?: boolean;
}

/** Another site opens beside ours, and isn't told from where: a game that is on stays on. */
export function ServiceLink({ channel: { position, title, url }, locale, className, narrowing }: ServiceLinkProps) {
  const Icon = position === "LIVECHAT" ? Headset : position.startsWith("TELEGRAM") ? Send : MessageCircle;
  const content = (
    <>
      <Icon aria-hidden size={19} />
      <span className={cx("flex-1 truncate-line", narrowing && "narrow:sr-only")}>{title}</span>
    </>
  );
  return url.startsWith("/") ? (
    <PageLink href={localePath(locale, url)} title={title} className={className}>
      {content}
    </PageLink>
  ) : (
    <a href={url} title={title} target="_blank" rel="noopener noreferrer" className={className}>
      {content}
    </a>
  );
}
