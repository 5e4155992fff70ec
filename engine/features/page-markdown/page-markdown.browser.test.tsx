// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SectionCopy } from './section-copy.tsx';
import { answerPageMarkdown, startPageMarkdown } from './start-page-markdown.browser.ts';

const markdown = '# T\n\n## A\n\none\n\n### A1\n\ntwo\n\n## B\n\nthree\n';
const button = renderToStaticMarkup(<SectionCopy translate={(key) => `${key} {count}`} />);
const load = vi.fn<(path: string) => Promise<Response>>();

function page(): string {
  const headings = ['<h2>A', '<h3>A1', '<h2>B'].map(
    (start) => `${start}${button}${start.replace(/<(h\d).*/, '</$1>')}`,
  );
  return `<details data-take-page="/grid.md"><small data-tokens="about {count}">hint</small></details>
    <main><h2>No section</h2>${headings.join('')}</main>`;
}

function buttons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-copy-section]')];
}

beforeAll(() => {
  startPageMarkdown();
  for (const sign of ['click', 'pointerover', 'focusin'])
    document.addEventListener(sign, answerPageMarkdown);
});
beforeEach(() => {
  document.body.innerHTML = page();
  load.mockReset().mockImplementation(() => Promise.resolve(new Response(markdown)));
  vi.stubGlobal('fetch', load);
});
afterEach(() => vi.unstubAllGlobals());

it('loads nothing before the reader asks', () => {
  document.body.click();
  expect(load).not.toHaveBeenCalled();
});

it('gives a section its text, subsections included, and its length when the reader comes near', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  buttons()[0]?.dispatchEvent(new Event('focusin', { bubbles: true }));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(buttons()[0]?.dataset['copyText']).toBeUndefined();
  buttons()[0]?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await vi.waitFor(() =>
    expect(buttons()[0]?.dataset['copyText']).toBe('## A\n\none\n\n### A1\n\ntwo\n'),
  );
  expect(load).toHaveBeenLastCalledWith('/grid.md');
  expect(buttons()[0]?.title).toContain('6');
});

it('answers a tap that comes before the text with a second one', async () => {
  const clicks = vi.fn();
  const [, , last] = buttons();
  last?.addEventListener('click', clicks);
  last?.click();
  await vi.waitFor(() => expect(clicks).toHaveBeenCalledTimes(2));
  expect(last?.dataset['copyText']).toBe('## B\n\nthree\n');
});

it('counts the tokens of the page when its menu opens', async () => {
  const menu = document.querySelector('details');
  if (menu) menu.open = true;
  menu?.dispatchEvent(new Event('toggle'));
  await vi.waitFor(() => expect(menu?.textContent).toContain('about 11'));
});
