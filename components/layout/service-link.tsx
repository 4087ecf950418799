import { Headset, type LucideIcon, MessageCircle, Send } from "lucide-react";
import { PageLink } from "#components/ui/page-link.tsx";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/** A channel to reach the operator; `url` is an external URL, or a path of ours without the language. */
export interface ServiceChannel {
  position: string;
  title: string;
  url: string;
}

/** Returns all channels except the help page, which has its own entry everywhere. */
export function besideHelp(channels: readonly ServiceChannel[]): ServiceChannel[] {
  return channels.filter(({ url }) => url !== "/help");
}

interface ServiceLinkProps {
  channel: ServiceChannel;
  locale: Locale;
  className: string;
}

/** Returns the icon of a position. */
export function serviceIcon(position: string): LucideIcon {
  return position === "LIVECHAT" ? Headset : position.startsWith("TELEGRAM") ? Send : MessageCircle;
}

/**
 * Renders a plain link to a service channel, for the help page: it works without scripts and in an outage. Other sites
 * open in a new tab, so a running game continues, and get no referrer.
 */
export function ServiceLink({ channel: { position, title, url }, locale, className }: ServiceLinkProps) {
  const Icon = serviceIcon(position);
  const content = (
    <>
      <Icon aria-hidden size={19} />
      <span className="flex-1 truncate-line">{title}</span>
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
