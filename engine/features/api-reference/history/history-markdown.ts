import type { EntryHistory, HistoryStep } from './entry-history.ts';
import { historyText } from './history-text.ts';
import { markdownOfName, stepGroupsOf } from './step-names.ts';

/** What became of an entry from version to version, as Markdown. */
export function historyMarkdown(history: EntryHistory, translate: (key: string) => string): string {
  const lines = history.steps.map((step) => lineOf(step, translate)).join('\n');
  return [historyText(history, translate), lines].filter((part) => part !== '').join('\n\n');
}

function lineOf(step: HistoryStep, translate: (key: string) => string): string {
  const groups = stepGroupsOf(step).map(({ kind, isWhole, names }) => {
    const what = isWhole ? translate('api.history.whole') : names.map(markdownOfName).join(', ');
    return `${translate(`api.history.kinds.${kind}`)}: ${what}`;
  });
  return `- **${step.version}**: ${groups.join('; ')}`;
}
