import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DocsProvider } from '../config/docs-provider.tsx';
import { ApiScopeContext } from './api-scope.ts';
import { ApiTools } from './api-tools.tsx';
import type { ApiView } from './api-view.ts';
import { entryOf } from './entry.fixture.ts';
import { entryHistoryOf } from './history/entry-history.ts';
import { historyOf } from './history/history.fixture.ts';
import { PropsTable } from './props-table.tsx';
import { VersionBanner } from './version-banner.tsx';

const history = entryHistoryOf(
  historyOf({
    '7.0.0': { rows: {} },
    '8.0.0': { rows: {}, wide: {}, legacy: {} },
    '9.0.0': { rows: {}, wide: {} },
  }),
  'grid',
  '8.0.0',
);

const view: ApiView = {
  entry: entryOf('Grid', {
    props: ['rows', 'wide', 'legacy'].map((name) => ({ name, type: 'object' })),
  }),
  locale: 'en',
  links: {},
  types: [],
  demos: [],
  uses: {},
  ancestors: [],
  ...(history && { history }),
  line: 'lib',
  dataHref: '',
  typesHref: '',
  hrefPrefix: '',
  storagePrefix: '',
};

function draw(node: ReactNode): string {
  return renderToStaticMarkup(
    <DocsProvider value={{ locale: 'en', translate: (key) => key }}>
      <ApiScopeContext value={{ view, describe: (text) => text }}>{node}</ApiScopeContext>
    </DocsProvider>,
  );
}

it('keeps a place for what is said about the version of the reader', () => {
  expect(draw(<VersionBanner view={view} isAlone />)).toBe(
    '<div class="api-mine" data-my-version="lib" data-version="8.0.0" data-from="7.0.0"></div>',
  );
});

it('says nothing where there are no versions to compare', () => {
  expect(draw(<VersionBanner view={{ line: 'lib' }} />)).toBe('');
  expect(draw(<VersionBanner view={history ? { history } : {}} />)).toBe('');
});

it('gives rows and tables what marks and filters ask them', () => {
  const html = draw(
    <PropsTable label="Props" props={view.entry.props} idOf={(name) => `grid-prop-${name}`} />,
  );
  expect(html).toContain('data-api-table="props" data-line="lib"');
  expect(html).toContain('id="grid-prop-wide" data-since="8.0.0">');
  expect(html).toContain('id="grid-prop-legacy" data-since="8.0.0" data-gone="9.0.0">');
  expect(html).toContain('id="grid-prop-rows">');
});

it('offers the versions with which members came', () => {
  const html = draw(<ApiTools total={3} since={['8.1.0', '8.0.0']} />);
  expect(html.match(/<option value="[^"]*"/g)).toEqual([
    '<option value=""',
    '<option value="8.1.0"',
    '<option value="8.0.0"',
  ]);
  expect(draw(<ApiTools total={3} />)).not.toContain('<select');
});
