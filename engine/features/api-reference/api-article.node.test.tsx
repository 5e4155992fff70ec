import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DocsProvider } from '../config/docs-provider.tsx';
import { ApiArticle } from './api-article.node.tsx';
import { ApiScopeContext } from './api-scope.ts';
import type { ApiView } from './api-view.ts';
import { entryOf } from './entry.fixture.ts';

function draw(demos: ApiView['demos']): string {
  const view: ApiView = {
    entry: entryOf('Grid'),
    locale: 'en',
    links: {},
    types: [],
    demos,
    uses: {},
    ancestors: [],
    dataHref: '',
    typesHref: '',
    hrefPrefix: '',
    storagePrefix: '',
  };
  return renderToStaticMarkup(
    <DocsProvider value={{ locale: 'en', translate: (key) => `${key} {count}` }}>
      <ApiScopeContext value={{ view, describe: (text) => text }}>
        <ApiArticle view={view} highlight={() => []} />
      </ApiScopeContext>
    </DocsProvider>,
  );
}

it.each([
  ['one page', 1, 'api.shownOnOne 1'],
  ['several pages', 2, 'api.shownOn 2'],
])('says in words of their number that %s show an entry', (_name, count, words) => {
  const demos = Array.from({ length: count }, (_, at) => ({ text: 'Demo', href: `/demo-${at}/` }));
  const html = draw(demos);
  expect(html).toContain(`href="#demos">${words}</a>`);
  expect(html).toMatch(new RegExp(`<summary>${words}<svg`));
});
