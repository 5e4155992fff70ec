// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startMissingFiles } from './missing-files.browser.ts';

type Report = (entries: readonly { name: string; responseStatus: number }[]) => void;
let report: Report;
const reload = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: (list: { getEntries: () => unknown }) => void) {
        report = (entries) => callback({ getEntries: () => entries });
      }
      observe(): void {
        // The test reports what the browser would.
      }
    },
  );
  vi.stubGlobal('location', { origin: 'https://docs.test', href: 'https://docs.test/', reload });
  startMissingFiles();
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
  sessionStorage.clear();
  document.body.replaceChildren();
});

const gone = { name: 'https://docs.test/_assets/a.1.js', responseStatus: 404 };

it('loads the page again for a file that is gone, once', () => {
  report([{ ...gone, responseStatus: 200 }, gone]);
  report([gone]);
  expect(reload).toHaveBeenCalledOnce();
});

it('loads it again for another file, after another release', () => {
  report([gone]);
  report([{ ...gone, name: 'https://docs.test/_assets/b.2.js' }]);
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  ['offline', { ...gone, responseStatus: 0 }],
  ['a fault of the server', { ...gone, responseStatus: 503 }],
  ['another folder', { ...gone, name: 'https://docs.test/demos/a.json' }],
  ['another site', { ...gone, name: 'https://cdn.test/_assets/a.1.js' }],
])('leaves the page alone: %s', (_case, entry) => {
  report([entry]);
  expect(reload).not.toHaveBeenCalled();
});

it('leaves a page alone whose reader has written something', () => {
  const field = document.createElement('textarea');
  document.body.append(field);
  field.value = 'not sent yet';
  report([gone]);
  expect(reload).not.toHaveBeenCalled();
});

it('leaves the page alone where nothing can be remembered', () => {
  vi.stubGlobal('sessionStorage', undefined);
  report([gone]);
  expect(reload).not.toHaveBeenCalled();
});
