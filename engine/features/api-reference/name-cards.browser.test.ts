// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entryCardOf } from './entry-card.browser.ts';
import { entryOf } from './entry.fixture.ts';
import { addNameStops } from './name-stops.browser.ts';

const words = {
  default: 'Default',
  required: 'Required',
  deprecated: 'Deprecated',
  reference: '{name} API',
};
const entry = {
  ...entryOf('Grid', {
    description: 'Rows of `data`. See [the guide](https://example.com).\n\nMore.',
    props: [
      {
        name: 'rows',
        type: 'Row[]',
        default: '`[]`',
        required: true as const,
        plan: 'pro' as const,
        description: 'What is shown.',
      },
    ],
  }),
  pathname: '/grid/api/grid',
};

/** The lines of a card. */
function cardOf(name: string): (string | null)[] {
  const card = document.createElement('div');
  card.append(entryCardOf(entry, name, { words, prefix: '/zh' }));
  return [...card.children].map((line) => line.textContent);
}

it('says of an entry how it is imported and what it is', () => {
  expect(cardOf('Grid')).toEqual([
    "import Grid from '@lib/grid/Grid';",
    'Rows of data. See the guide.',
    'Grid API',
  ]);
});

it('says of a prop its type, its marks and its default', () => {
  expect(cardOf('rows')).toEqual(['Row[]', 'RequiredProDefault []', 'What is shown.', 'Grid API']);
});

it('leads to the row of a prop in the language of the page', () => {
  const card = document.createElement('div');
  card.append(entryCardOf(entry, 'rows', { words, prefix: '/zh' }));
  expect(card.querySelector('a')?.getAttribute('href')).toBe('/zh/grid/api/grid/#grid-prop-rows');
});

let life = new AbortController();
beforeEach(() => {
  life = new AbortController();
  // The window of the test knows no layout: what is hidden says so itself.
  vi.spyOn(Element.prototype, 'checkVisibility').mockImplementation(function (this: Element) {
    return this.closest('[hidden]') === null;
  });
  document.body.innerHTML = `
    <pre><code><span class="l" hidden><i>Hidden</i></span><span class="l"><i>Grid</i> <i>rows</i></span></code></pre>
    <pre><code><span class="l"><i>Line</i></span></code></pre>
    <pre><code><span class="l">nothing</span></code></pre>`;
});
afterEach(() => {
  life.abort();
  vi.restoreAllMocks();
});

/** The names that the Tab key reaches. */
function stops(): (string | null)[] {
  return [...document.querySelectorAll('[tabindex="0"]')].map(({ textContent }) => textContent);
}

function press(key: string): void {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

it('gives each block of code one stop, at a name that is shown', () => {
  addNameStops(life.signal);
  expect(stops()).toEqual(['Grid', 'Line']);
  expect(document.querySelector('[tabindex="0"]')?.getAttribute('role')).toBe('button');
});

it('moves the stop with the arrows and within the block', () => {
  addNameStops(life.signal);
  document.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  press('ArrowRight');
  expect(document.activeElement?.textContent).toBe('rows');
  expect(stops()).toEqual(['rows', 'Line']);
  press('ArrowRight');
  expect(document.activeElement?.textContent).toBe('rows');
  press('Home');
  expect(document.activeElement?.textContent).toBe('Grid');
});

it('chooses another stop when its line is hidden', () => {
  addNameStops(life.signal);
  const [first, second] = document.querySelectorAll<HTMLElement>('.l');
  if (first) first.hidden = false;
  if (second) second.hidden = true;
  press('Tab');
  expect(stops()).toEqual(['Hidden', 'Line']);
});
