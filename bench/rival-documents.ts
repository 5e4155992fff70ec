/** A section of a page, or a row of a table of the reference, as rivals index it. */
export interface RivalDocument {
  id: number;
  href: string;
  title: string;
  /** What the section stands below. */
  titles: string;
  text: string;
}

/** A page that rivals index: its text is the Markdown that the site gives to programs. */
export interface RivalPage {
  href: string;
  title: string;
  trail: readonly string[];
  isReference: boolean;
  markdown: string;
}

type Part = Pick<RivalDocument, 'title' | 'text'>;

const head = /^---\n.*?\n---\n/s;
const heading = /^#{1,6} (.+)$/;
const fence = /^\s*(?:```|~~~)/;
const row = /^\| `([^`]+)` \|/;

/** Cuts pages at their headings; of the reference each row is a document, so that a rival finds props by name. */
export function rivalDocumentsOf(pages: readonly RivalPage[]): RivalDocument[] {
  const documents = pages.flatMap(({ href, title, trail, isReference, markdown }) =>
    partsOf(markdown, isReference).map((part) => ({
      href,
      title: part.title === '' ? title : part.title,
      titles: [...trail, title].join(' '),
      text: part.text,
    })),
  );
  return documents.map((document, id) => ({ id, ...document }));
}

function partsOf(markdown: string, isReference: boolean): Part[] {
  const parts: Part[] = [{ title: '', text: '' }];
  let isCode = false;
  for (const line of markdown.replace(head, '').split('\n')) {
    if (fence.test(line)) isCode = !isCode;
    const title = isCode ? undefined : heading.exec(line)?.[1];
    const name = isReference && !isCode ? row.exec(line)?.[1] : undefined;
    if (title !== undefined) parts.push({ title: title.replaceAll('`', ''), text: '' });
    else if (name !== undefined) parts.push({ title: name, text: line });
    else append(parts, line);
  }
  return parts.filter(({ title, text }) => title !== '' || text.trim() !== '');
}

function append(parts: Part[], line: string): void {
  const last = parts.at(-1);
  if (last) last.text += `${line}\n`;
}
