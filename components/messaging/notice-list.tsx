interface NoticeListProps {
  notices: readonly {
    id: string;
    title: string;
    /** HTML that was sanitised when it was written. */
    content: string;
    /** ISO 8601; `date` is the same as formatted text. */
    publishedAt: string;
    date: string;
  }[];
}

/** MSG-01: lists notices, each with an anchor of its own. */
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
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML was sanitised when it was written
              dangerouslySetInnerHTML={{ __html: content }}
            />
          </article>
        </li>
      ))}
    </ol>
  );
}
