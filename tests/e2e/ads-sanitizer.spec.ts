import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import ts from 'typescript';
import { descriptions } from '../ads/hostile-descriptions.ts';

const ads = path.resolve(import.meta.dirname, '../../engine/features/ads');

/** The sanitiser as one module that a page can import. */
function sanitizerScript(): string {
  const files = ['ad-numbers.ts', 'network/sanitize-description.browser.ts'];
  const source = files.map((file) => readFileSync(path.join(ads, file), 'utf8')).join('\n');
  return ts.transpileModule(source.replace(/^import .*$/gm, ''), {
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  }).outputText;
}

interface Outcome {
  executed: number;
  strange: string[];
  longest: number;
}

/** Puts every description through the sanitiser into a living page, where it would run if it could. */
async function sanitizeAll(page: Page, all: readonly string[]): Promise<Outcome> {
  await page.route('https://ads.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><div id="place"></div>' }),
  );
  await page.goto('https://ads.test/');
  const module = `data:text/javascript,${encodeURIComponent(sanitizerScript())}`;
  const outcome: Outcome = { executed: 0, strange: [], longest: 0 };
  for (let at = 0; at < all.length; at += 1000) {
    const part = await page.evaluate(runInPage, { module, all: all.slice(at, at + 1000) });
    outcome.executed += part.executed;
    outcome.strange.push(...part.strange);
    outcome.longest = Math.max(outcome.longest, part.longest);
  }
  return outcome;
}

async function runInPage({ module, all }: { module: string; all: string[] }): Promise<Outcome> {
  const { sanitizeDescription } = (await import(module)) as {
    sanitizeDescription: (html: string) => DocumentFragment;
  };
  const outcome: Outcome = { executed: 0, strange: [], longest: 0 };
  const count = () => (outcome.executed += 1);
  Object.assign(window, { alert: count, executed: count });
  const place = document.getElementById('place') as HTMLElement;
  for (const html of all) {
    place.replaceChildren(sanitizeDescription(html));
    outcome.longest = Math.max(outcome.longest, place.textContent.length);
    for (const element of place.querySelectorAll('*')) {
      const isMark = /^(B|STRONG|I|EM|BR)$/.test(element.tagName);
      if (!isMark || element.attributes.length > 0) outcome.strange.push(element.outerHTML);
    }
    // What is serialized and parsed again must not come to life either.
    const written = place.innerHTML;
    place.innerHTML = written;
    for (const element of place.querySelectorAll('*')) {
      if (!/^(B|STRONG|I|EM|BR)$/.test(element.tagName)) outcome.strange.push(element.outerHTML);
    }
  }
  // Handlers of loads and errors come later.
  await new Promise((resolve) => setTimeout(resolve, 50));
  return outcome;
}

test('2,000 hostile descriptions run nothing and leave only the five marks', async ({ page }) => {
  const outcome = await sanitizeAll(page, descriptions(2000, 1));
  expect(outcome).toEqual({ executed: 0, strange: [], longest: expect.any(Number) as unknown });
  expect(outcome.longest).toBeLessThanOrEqual(300);
});

test('50,000 hostile descriptions run nothing and leave only the five marks @full', async ({
  page,
}) => {
  const outcome = await sanitizeAll(page, descriptions(50_000, 2));
  expect(outcome).toEqual({ executed: 0, strange: [], longest: expect.any(Number) as unknown });
});

test('the oracle sees what does run', async ({ page }) => {
  await page.route('https://ads.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><div id="place"></div>' }),
  );
  await page.goto('https://ads.test/');
  const module = `data:text/javascript,${encodeURIComponent(
    'export function sanitizeDescription(html) { return document.createRange().createContextualFragment(html); }',
  )}`;
  const { executed, strange } = await page.evaluate(runInPage, {
    module,
    all: [...descriptions(200, 1)],
  });
  expect(executed).toBeGreaterThan(0);
  expect(strange.length).toBeGreaterThan(0);
});
