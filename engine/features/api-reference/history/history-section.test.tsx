import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DocsProvider } from '../../config/docs-provider.tsx';
import { PropMarks } from '../prop-marks.tsx';
import { entryHistoryOf } from './entry-history.ts';
import { historyMarkdown } from './history-markdown.ts';
import { HistorySection } from './history-section.tsx';
import { historyOf } from './history.fixture.ts';

const history = historyOf({
  '7.0.0': { rows: { type: 'A' }, legacy: {} },
  '8.0.0': { rows: { type: 'A' }, legacy: { deprecated: true }, 'slots.toolbar': {}, wide: {} },
  '9.0.0': { rows: { type: 'B', default: '[]' }, 'slots.toolbar': {}, wide: {} },
});
const found = entryHistoryOf(history, 'grid', '8.0.0');

const words: Readonly<Record<string, string>> = {
  'api.history.since': 'Since {version}',
  'api.history.sinceBy': 'Since {version} or before',
  'api.history.gone': 'Gone in {version}',
  'api.history.text': 'Seen: {versions}.',
  'api.history.none': 'The same in {versions}.',
};

function translate(key: string): string {
  return words[key] ?? key.slice(key.lastIndexOf('.') + 1);
}

function draw(node: ReactNode): string {
  return renderToStaticMarkup(
    <DocsProvider value={{ locale: 'en', translate }}>{node}</DocsProvider>,
  );
}

it('lists each version with what changed in it, in the order of the page', () => {
  const html = found ? draw(<HistorySection history={found} />) : '';
  const [, newest = '', older = ''] = html.split('<li>');
  expect(newest).toContain('<b class="tnum">9.0.0</b><span>newer</span>');
  expect(newest).toContain('removed</span> <code>legacy</code>');
  expect(newest).toContain('type</span> <code>rows</code>');
  expect(newest).toContain('default</span> <code>rows</code>');
  expect(older).not.toContain('newer');
  expect(older).toContain('added</span> <code>wide, slots.toolbar</code>');
});

it('names the versions that were looked at, also where nothing changed in them', () => {
  expect(found && draw(<HistorySection history={found} />)).toContain(
    '<p>Seen: 7.0.0, 8.0.0, 9.0.0.</p><ol',
  );
  const quiet = found && { ...found, steps: [] };
  expect(quiet && draw(<HistorySection history={quiet} />)).toBe(
    '<p>The same in 7.0.0, 8.0.0, 9.0.0.</p>',
  );
  expect(quiet && historyMarkdown(quiet, translate)).toBe('The same in 7.0.0, 8.0.0, 9.0.0.');
});

it('folds the newer versions where there are many', () => {
  const long = historyOf({
    '8.0.0': {},
    '8.1.0': { rows: {} },
    '8.2.0': { rows: {}, a: {} },
    '8.3.0': { rows: {}, a: {}, b: {} },
    '9.0.0': { rows: {}, a: {}, b: {}, c: {} },
  });
  const own = entryHistoryOf(long, 'grid', '8.1.0');
  const [before = '', after = ''] = (own ? draw(<HistorySection history={own} />) : '').split(
    '</details>',
  );
  expect(before).toContain('<summary class="uses">newer (3)</summary>');
  expect(before.match(/<li>/g)).toHaveLength(3);
  expect(after).toContain('<code>rows</code>');
});

it('says the same as Markdown', () => {
  expect(found && historyMarkdown(found, translate)).toBe(
    'Seen: 7.0.0, 8.0.0, 9.0.0.\n\n' +
      '- **9.0.0**: removed: `legacy`; type: `rows`; default: `rows`\n' +
      '- **8.0.0**: added: `wide`, `slots.toolbar`; deprecated: `legacy`',
  );
});

it('names a renamed member by its old and its new name', () => {
  const renamed = historyOf({ '7.0.0': { unstable_wide: {} }, '8.0.0': { wide: {} } });
  const own = entryHistoryOf(renamed, 'grid', '8.0.0');
  expect(own && draw(<HistorySection history={own} />)).toContain(
    'renamed</span> <code>unstable_wide → wide</code>',
  );
  expect(own && historyMarkdown(own, translate)).toContain('renamed: `unstable_wide` → `wide`');
});

it('says in words when a member came and when it goes, and what is not known exactly', () => {
  const since = { version: '8.0.0', isExact: true };
  expect(draw(<PropMarks time={{ since }} />)).toBe('<small>Since 8.0.0</small>');
  expect(draw(<PropMarks time={{ since: { ...since, isExact: false } }} />)).toContain('or before');
  expect(draw(<PropMarks time={{ gone: { version: '9.0.0', isExact: true } }} />)).toContain(
    'Gone in 9<',
  );
});
