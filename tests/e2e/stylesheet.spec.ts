import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import ts from 'typescript';

const source = path.resolve(import.meta.dirname, '../../engine/base/stylesheet.browser.ts');
const script = ts.transpileModule(readFileSync(source, 'utf8'), {
  compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
}).outputText;
const origin = 'https://styles.example';

/**
 * Opens a page where unlayered text is green, and loads `css` into a layer below that.
 * Gives the addresses the browser asked for.
 */
async function load(page: Page, css: string): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.unrouteAll();
  await page.route(`${origin}/**`, (route) => {
    const url = route.request().url();
    asked.push(url);
    return url === `${origin}/`
      ? route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><style>p{color:green}</style><p>text</p><em>text</em>',
        })
      : route.fulfill({ contentType: 'text/css', body: css });
  });
  await page.goto(`${origin}/`);
  const module = `data:text/javascript,${encodeURIComponent(script)}`;
  await page.evaluate(async (address) => {
    const { loadStylesheet } = (await import(address)) as {
      loadStylesheet: (href: string, options: { layer: string }) => Promise<void>;
    };
    await loadStylesheet('/sheets/guest.css', { layer: 'guest' });
  }, module);
  return asked;
}

const red = 'p{color:red}';
const attempts = [
  `}${red}`,
  `}}}}${red}`,
  `/* */ } ${red} /*`,
  `/* unclosed ${red}`,
  `i{content:"unclosed} ${red}`,
  `i{content:'\n} ${red}`,
  `i{background:url(} ${red}`,
  `i{background:url("})} ${red}`,
  `@media all{i{top:0}}} ${red}`,
  `@supports (a:b){ ${red}`,
  `@layer other{} } ${red}`,
  `@layer guest; } ${red}`,
  `@import url("data:text/css,p%7Bcolor:red%7D");`,
  `@charset "x"; @namespace url(x); } ${red}`,
  `</style><style>${red}</style><p>`,
  `<!-- } ${red} -->`,
  `\\} ${red}`,
  `i{--x:]})${red}`,
  `i{--x:{]}}}${red}`,
  `@property --y{syntax:"*";inherits:false}} ${red}`,
];

test('no text leaves the layer it is loaded into', async ({ page }) => {
  for (const attempt of attempts) {
    const asked = await load(page, `em{color:blue}\n${attempt}`);
    expect(asked, attempt).toEqual([`${origin}/`, `${origin}/sheets/guest.css`]);
    expect(await page.evaluate(effects), attempt).toEqual({
      text: 'rgb(0, 128, 0)',
      emphasis: 'rgb(0, 0, 255)',
      outerRules: ['guest'],
    });
  }
});

/** Runs in the page: what the loaded sheet has changed, and the outermost rules it consists of. */
function effects() {
  function colorOf(name: string): string {
    return getComputedStyle(document.querySelector(name) ?? document.body).color;
  }
  const { sheet } = document.querySelector<HTMLStyleElement>('style[data-href]') ?? {};
  return {
    text: colorOf('p'),
    emphasis: colorOf('em'),
    outerRules: [...(sheet?.cssRules ?? [])].map((rule) =>
      rule instanceof CSSLayerBlockRule ? rule.name : rule.cssText,
    ),
  };
}

test('addresses in a layered sheet count from the sheet', async ({ page }) => {
  const images = 'url("img/x.png"), url(/y.png), url(#f), url("data:image/png;base64,AA==")';
  await load(page, `em{cursor:auto;--own:1;mask-image:${images}}`);
  const mask = await page.locator('em').evaluate((element) => getComputedStyle(element).maskImage);
  expect(mask).toBe(
    `url("${origin}/sheets/img/x.png"), url("${origin}/y.png"), url("#f"), url("data:image/png;base64,AA==")`,
  );
});
