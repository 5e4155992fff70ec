import { useDocsConfig } from 'engine/features/config/docs-provider.tsx';
import type { Plan } from 'engine/model/plan.ts';
import { Tag } from 'engine/shell/tag.tsx';

/** One entry of the changelog. */
export interface NewsEntry {
  /** ISO date, `2025-06-12`. */
  date: string;
  title: string;
  text?: string;
  href?: string;
  plan?: Plan;
  /** Language of the entry when it is not the language of the page. */
  lang?: string;
}

/** The latest changes with their dates. */
export function NewsList({ entries }: { entries: readonly NewsEntry[] }) {
  const { locale } = useDocsConfig();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <ul className="news">
      {entries.map((entry) => (
        <li key={`${entry.date} ${entry.title}`}>
          <time dateTime={entry.date}>{format.format(new Date(entry.date))}</time>
          <div lang={entry.lang}>
            <NewsTitle entry={entry} />
            {entry.text && <p>{entry.text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function NewsTitle({ entry }: { entry: NewsEntry }) {
  const words = (
    <>
      {entry.title}
      {entry.plan && <Tag kind={entry.plan} />}
    </>
  );
  return entry.href ? (
    <a className="news__title" href={entry.href}>
      {words}
    </a>
  ) : (
    <span className="news__title">{words}</span>
  );
}
