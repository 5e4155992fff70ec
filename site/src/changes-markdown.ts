import type { StepChange } from 'engine/features/api-reference/history/member-changes.ts';
import { markdownOfName, namesOf } from 'engine/features/api-reference/history/step-names.ts';
import type { ChangedEntry } from './changed-entry.ts';
import type { CompareWords } from './screens/compare-words.ts';

/** Words that a list of changes is made of. */
type ChangeWords = Pick<CompareWords, 'kinds' | 'whole' | 'none'>;

/** What is different about an entry, as a section of Markdown; `addressOf` makes whole addresses of links. */
export function changedEntryMarkdown(
  { name, href, changes }: ChangedEntry,
  words: ChangeWords,
  addressOf: (href: string) => string,
): string {
  const title = href === undefined ? name : `[${name}](${addressOf(href)})`;
  return `## ${title}\n\n${changes.map((change) => lineOf(change, words)).join('\n')}`;
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
