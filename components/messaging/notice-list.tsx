interface NoticeListProps {
  notices: readonly {
    id: string;
    title: string;
    /** HTML that was made safe when it was written. */
    content: string;
    /** ISO 8601, and as one reads it. */
    publishedAt: string;
    date: string;
  }[];
}

/** MSG-01: notices, each at an address of its own on the page. */
export function NoticeList({ notices }: NoticeListProps) {
  return (
    <ol className="grid gap-4">
      {notices.map(({ id, title, content, publishedAt, date }) => (
        <li key={id} id={id} className="scroll-mt-24">
          <article aria-labelledby={`${id}-title`} className="grid gap-2 p-5 panel max-md:p-4">
            <time dateTime={publishedAt} className="text-sm text-3">
              {date}
            </time>
            <h2 id={`${id}-title`} dir="auto" className="text-xl">
              {title}
            </h2>
            <div
              dir="auto"
              className="notice-content"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: it passed the list of allowed elements when it was written
              dangerouslySetInnerHTML={{ __html: content }}
            />
          </article>
        </li>
      ))}
    </ol>
  );
}
