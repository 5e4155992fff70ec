import type { EntryHistory, HistoryStep } from './entry-history.ts';
import { stepGroupsOf } from './step-names.ts';

/** What became of an entry from version to version, as Markdown. */
export function historyMarkdown(
  { first, steps }: EntryHistory,
  translate: (key: string) => string,
): string {
  if (steps.length === 0) {
    return translate('api.history.none').replace('{version}', first);
  }
  const text = translate('api.history.text').replace('{version}', first);
  return `${text}\n\n${steps.map((step) => lineOf(step, translate)).join('\n')}`;
}

function lineOf(step: HistoryStep, translate: (key: string) => string): string {
  const groups = stepGroupsOf(step).map(({ kind, isWhole, names }) => {
    const what = isWhole
      ? translate('api.history.whole')
      : names.map((name) => `\`${name}\``).join(', ');
    return `${translate(`api.history.kinds.${kind}`)}: ${what}`;
  });
  return `- **${step.version}**: ${groups.join('; ')}`;
}
