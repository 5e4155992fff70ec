import { readFile } from 'node:fs/promises';

/** What is known of one address of the main documentation. */
interface MainTitle {
  pathname: string;
  en: string;
  /** Empty where no Chinese title exists. */
  zh: string;
  /** Address on the vendor's present site; empty when the topic is gone. */
  today: string;
}

/** The labels of the main documentation, as the specification's dictionary has them. */
export async function loadMainTitles(): Promise<MainTitle[]> {
  const text = await readFile(new URL('main-titles.tsv', import.meta.url), 'utf8');
  const [, ...rows] = text.trimEnd().split('\n');
  return rows.map((row) => {
    const [pathname = '', en = '', zh = '', today = ''] = row.split('\t');
    return { pathname, en, zh, today };
  });
}
