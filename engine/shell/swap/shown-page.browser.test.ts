// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { takeOverHistory, watchHistory } from './shown-page.browser.ts';

const reload = vi.fn();
const place = { pathname: '/x/a/', reload };

beforeAll(() => {
  vi.stubGlobal('location', place);
  watchHistory();
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  vi.stubGlobal('location', place);
  reload.mockReset();
});

function goTo(pathname: string): void {
  place.pathname = pathname;
  dispatchEvent(new Event('popstate'));
}

it('loads the page that the history names when another one is shown', () => {
  goTo('/x/b/');
  expect(reload).toHaveBeenCalledOnce();
});

it('leaves headings of the shown page alone', () => {
  goTo('/x/a/');
  expect(reload).not.toHaveBeenCalled();
});

it('leaves the history to what follows links', () => {
  takeOverHistory();
  goTo('/x/d/');
  expect(reload).not.toHaveBeenCalled();
});
