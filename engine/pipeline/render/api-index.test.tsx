// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { addRowFilter } from '../../features/api-reference/filter-rows.browser.ts';
import { DocsProvider } from '../../features/config/docs-provider.tsx';
import { ApiIndex } from './api-index.tsx';
import type { ApiRoute } from '../site/site-index.ts';
import type { Site } from '../site/site.ts';

const product = { id: 'grid' };
const routes = [
  ['DataGrid', 'component'],
  ['GridToolbar', 'component'],
  ['useGridApiRef', 'hook'],
].map(([name, kind]) => ({ pathname: `/api/${name ?? ''}`, product, entry: { name, kind } }));
const site = { index: { api: new Map(routes.map((it) => [it.pathname, it])) } } as unknown as Site;
const route = { product } as unknown as ApiRoute;
const words = { 'api.count': '{count} shown', 'api.filterNames': 'Filter {count} by name' };

let life: AbortController;

/** The list of three entries with its script. */
function open(): HTMLInputElement {
  const translate = (key: string): string => new Map(Object.entries(words)).get(key) ?? key;
  document.body.innerHTML = renderToStaticMarkup(
    <DocsProvider value={{ locale: 'en', translate }}>
      <ApiIndex site={site} route={route} />
    </DocsProvider>,
  );
  life = new AbortController();
  addRowFilter(life.signal);
  const field = document.querySelector('input');
  if (!field) throw new Error('There is no field.');
  return field;
}

function type(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function shown(selector: string): (string | undefined)[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => !element.closest('[hidden]'))
    .map((element) => element.querySelector('a, span')?.textContent);
}

afterEach(() => {
  life.abort();
});

it('says how many entries its field filters', () => {
  expect(open().placeholder).toBe('Filter 3 by name');
});

it('shows the entries whose name holds what is typed, and no empty kind', () => {
  const field = open();
  type(field, 'grid api');
  expect(shown('li')).toEqual(['useGridApiRef']);
  expect(shown('h2')).toEqual(['api.kinds.hook']);
  expect(document.querySelector('[aria-live]')?.textContent).toBe('1 shown');
  type(field, '');
  expect(shown('li')).toEqual(['DataGrid', 'GridToolbar', 'useGridApiRef']);
  expect(shown('h2')).toEqual(['api.kinds.component', 'api.kinds.hook']);
});
