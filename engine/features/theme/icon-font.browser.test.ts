// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  document.head.innerHTML = '';
  vi.resetModules();
});

/** The module as a page that was just loaded sees it. */
async function startIconFont(times: number): Promise<void> {
  const module = await import('./icon-font.browser.ts');
  for (let count = 0; count < times; count += 1) {
    await module.startIconFont();
  }
}

function links(): string[] {
  return [...document.querySelectorAll('link')].map(({ href }) => href);
}

it('asks for no font when no host is configured', async () => {
  await startIconFont(1);
  expect(links()).toEqual([]);
});

it('asks for the configured font once and does not hold the page back', async () => {
  document.head.innerHTML =
    '<meta id="material-icon-font" name="icon-font" content="https://fonts.example/icons.css">';
  await startIconFont(3);
  expect(links()).toEqual(['https://fonts.example/icons.css']);
  expect(document.head.firstElementChild?.tagName).toBe('LINK');
});
