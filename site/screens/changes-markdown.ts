import type { StepChange } from 'engine/features/api-reference/history/member-changes.ts';
import { markdownOfName, namesOf } from 'engine/features/api-reference/history/step-names.ts';
import type { ChangedEntry, PassageLink } from './changed-entry.ts';
import type { CompareWords } from './compare-words.ts';

/** Words that a list of changes is made of. */
type ChangeWords = Pick<CompareWords, 'kinds' | 'whole' | 'none' | 'inGuide'>;

/** What is different about an entry, as a section of Markdown; `addressOf` makes whole addresses of links. */
export function changedEntryMarkdown(
  { name, href, changes, passages }: ChangedEntry,
  words: ChangeWords,
  addressOf: (href: string) => string,
): string {
  const title = href === undefined ? name : `[${name}](${addressOf(href)})`;
  const guide = passages.map((it) => passageOf(it, addressOf)).join(', ');
  return [
    `## ${title}`,
    changes.map((change) => lineOf(change, words)).join('\n'),
    ...(guide === '' ? [] : [`${words.inGuide} ${guide}`]),
  ].join('\n\n');
}

function passageOf(
  { href, title, names }: PassageLink,
  addressOf: (href: string) => string,
): string {
  return `[${title}](${addressOf(href)}) (${names.map((name) => `\`${name}\``).join(', ')})`;
}

function lineOf(change: StepChange, words: ChangeWords): string {
  const { kind, table } = change;
  const what = table === 'entry' ? words.whole : markdownOfName(namesOf(change));
  return `- ${words.kinds[kind] ?? kind}: ${what}${pairOf(change, words)}`;
}

function pairOf({ kind, before, after }: StepChange, { none }: ChangeWords): string {
  if (kind !== 'type' && kind !== 'default') return '';
  return `: ${codeOf(before?.[kind] ?? none)} → ${codeOf(after?.[kind] ?? none)}`;
}

/** Some defaults are told in words that hold code of their own. */
function codeOf(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
