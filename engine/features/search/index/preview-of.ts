import { understandQuery } from '../query/understand-query.ts';
import type { FoundPage, Preview } from '../search-engine.ts';
import { markMatches } from '../text/mark-matches.ts';
import type { MarkedText } from '../text/marked-text.ts';
import type { IndexSource } from './index-source.ts';
import type { PageCard, PageTexts } from './index-files.ts';

/** Characters shown before the first match, and in all. */
const before = 80;
const longest = 320;

/** The passage behind a result, with what matches in it. */
export async function previewOf(
  source: IndexSource,
  { page, href, text }: { page: FoundPage; href: string; text: string },
): Promise<Preview | undefined> {
  const number = Number(page.id);
  const [{ library }, card, texts] = await Promise.all([
    source.manifest(),
    source.card(number),
    source.texts(number),
  ]);
  const { title, passage, code } = passageAt(card, texts, href.split('#')[1] ?? '');
  const { queryTerms } = understandQuery(text, library);
  const terms = queryTerms.flatMap(({ term, parts }) => [term, ...parts]);
  const marked = cut(markMatches(passage || card.description, terms));
  return { title, text: marked, ...(code !== undefined && { code }) };
}

interface Passage {
  title: string;
  passage: string;
  code?: string | undefined;
}

function passageAt(card: PageCard, texts: PageTexts, anchor: string): Passage {
  const section = card.sections.findIndex(([id]) => id === anchor);
  if (section !== -1) {
    const title = card.sections[section]?.[1];
    return {
      title: title === '' || !title ? card.title : title,
      passage: texts.sections[section] ?? '',
      code: texts.samples?.[section],
    };
  }
  const headed = card.members.find(({ heading }) => heading?.[0] === anchor);
  if (headed?.heading) return { title: headed.heading[1], passage: headed.names.join(', ') };
  const group = card.members.find((it) => anchor.startsWith(it.anchor));
  const passage = Object.hasOwn(texts.members, anchor) ? (texts.members[anchor] ?? '') : '';
  return { title: group ? anchor.slice(group.anchor.length) : card.title, passage };
}

/** The part of a long passage round its first match. */
function cut({ text, marks }: MarkedText): MarkedText {
  const first = marks[0]?.[0] ?? 0;
  const space = text.lastIndexOf(' ', first - before);
  const start = first <= before ? 0 : Math.max(space, first - before * 2) + 1;
  const end = Math.min(text.length, start + longest);
  const lead = start > 0 ? '… ' : '';
  return {
    text: lead + text.slice(start, end) + (end < text.length ? ' …' : ''),
    marks: marks
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]) => [from - start + lead.length, to - start + lead.length]),
  };
}
