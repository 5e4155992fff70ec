import { gzipSync } from 'node:zlib';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { axeFindings } from '../a11y/axe-findings.ts';
import { demoNamed, moreRow, openDemos, treeView, hydrate } from './demos-page.ts';
import { store, watchErrors } from './settings-page.ts';

const studio = '/theme-studio/';
const buttons = '/components/buttons/';
const harbor = 'theme=1&primary=4747c2&radius=12';
/** The chosen color, and the one that is worked out from it for the dark. */
const primary = { light: 'rgb(71, 71, 194)', dark: 'rgb(152, 152, 221)' };

/** Bytes after gzip: what a reader loads who changes values, and who wears a theme elsewhere. */
const budget = { controls: 12_000, looks: 4_000 };

/** Names of the files that only the studio, or who wears a theme, needs. */
const ownFile =
  /^(?:looks|mount-theme-studio|theme-(?:boards|code|form|studio)|(?:format-)?my-theme|site-theme|chart-colors|samples)/;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function openStudio(page: Page, hash = ''): Promise<void> {
  await page.goto(studio + hash);
  await expect(board(page, 'light').getByRole('button', { name: 'Book' })).toBeVisible();
}

function board(page: Page, scheme: 'light' | 'dark'): Locator {
  return page.locator(`.board-${scheme}`);
}

function bookIn(page: Page, scheme: 'light' | 'dark'): Locator {
  return board(page, scheme).getByRole('button', { name: 'Book' });
}

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Goes to a control as somebody without a pointer does. */
async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('The control cannot be reached by keyboard.');
}

test('a theme is made by keyboard alone, and everything follows at once', async ({ page }) => {
  const errors = watchErrors(page);
  await openStudio(page);
  const hex = page.getByRole('textbox', { name: 'Primary', exact: true });
  await tabTo(page, hex);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('#47c');
  await expect(bookIn(page, 'light')).toHaveCSS('background-color', 'rgb(68, 119, 204)');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('#4747C2');
  for (const scheme of ['light', 'dark'] as const) {
    await expect(bookIn(page, scheme)).toHaveCSS('background-color', primary[scheme]);
  }
  await expect(hex).toHaveAccessibleDescription(/7\.1 AAA/);

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('#12');
  await page.keyboard.press('Tab');
  await expect(hex).toHaveAttribute('aria-invalid', 'true');
  await expect(hex).toHaveAccessibleDescription(/Not a hex color/);
  await expect(bookIn(page, 'light')).toHaveCSS('background-color', primary.light);
  // The step back brings the color of the library.
  await expect(page.getByRole('button', { name: 'Primary: undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(hex).toHaveValue('#1976d2');
  await expect(hex).not.toHaveAttribute('aria-invalid');

  await tabTo(page, page.getByRole('slider', { name: 'Corner radius' }));
  await page.keyboard.press('ArrowRight');
  await expect(bookIn(page, 'light')).toHaveCSS('border-radius', '5px');
  await expect(page.locator('[data-code]')).toContainText('shape: { borderRadius: 5 }');
  await tabTo(page, page.getByRole('radio', { name: 'Standard' }));
  await page.keyboard.press('ArrowLeft');
  await expect(bookIn(page, 'light')).toHaveClass(/MuiButton-sizeSmall/);

  await tabTo(page, page.locator('.dock').getByRole('button', { name: 'Copy' }));
  await page.keyboard.press('Enter');
  const code = await page.locator('[data-code]').textContent();
  expect((await clipboard(page)).trim()).toBe(code?.trim());
  expect(code).toContain("import type {} from '@mui/x-data-grid/themeAugmentation';");
  await tabTo(page, page.locator('.dock').getByRole('button', { name: 'JS' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-code]')).not.toContainText('import type');

  await tabTo(page, page.getByRole('button', { name: 'Reset', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-code]')).toContainText('createTheme();');
  expect(errors).toEqual([]);
});

test('a link gives the same theme in another browser, and a reload keeps what was made', async ({
  page,
  browser,
}) => {
  await openStudio(page, `#${harbor}`);
  const code = page.locator('[data-code]');
  await page.getByRole('slider', { name: 'Spacing unit' }).fill('6');
  await expect(page).toHaveURL(/spacing=6/);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await clipboard(page);
  const made = await code.textContent();
  expect(made).toContain("main: '#4747c2'");
  await page.reload();
  await expect(code).toHaveText(made ?? '');

  const other = await browser.newPage();
  await other.goto(link);
  await expect(other.locator('[data-code]')).toHaveText(made ?? '');
  await expect(bookIn(other, 'light')).toHaveCSS('background-color', primary.light);
  await other.close();
});

for (const mode of ['light', 'dark']) {
  for (const direction of ['ltr', 'rtl']) {
    test(`the studio has no axe finding: ${mode} ${direction}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await store(page, { 'mui-mode': mode, 'docs-direction': direction });
      await openStudio(page);
      await expect(board(page, 'dark').getByRole('grid', { name: 'Lots, dark' })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });
  }
}

test('every demo wears the saved theme, in light and dark, until the reader wants the library’s', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await openStudio(page, `#${harbor}`);
  const use = page.getByRole('button', { name: 'Use on all demos' });
  await expect(use).toHaveAttribute('aria-pressed', 'false');
  await use.click();
  await expect(use).toHaveAttribute('aria-pressed', 'true');
  // What was changed since is not what demos wear.
  await page.getByRole('slider', { name: 'Corner radius' }).fill('20');
  await expect(use).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('slider', { name: 'Corner radius' }).fill('12');
  await expect(use).toHaveAttribute('aria-pressed', 'true');
  await openDemos(page, buttons);
  const demo = page.locator('.demo').first();
  await hydrate(demo);
  const button = demo.locator('.MuiButton-contained').first();
  await expect(button).toHaveCSS('background-color', primary.light);
  await expect(button).toHaveCSS('border-radius', '12px');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(button).toHaveCSS('background-color', primary.dark);
  await (await moreRow(demo, 'Library default')).click();
  await expect(button).toHaveCSS('border-radius', '4px');
  await (await moreRow(demo, 'Site theme')).click();
  await expect(button).toHaveCSS('background-color', 'rgb(126, 222, 186)');
  await page.reload();
  await hydrate(demo);
  await expect(button).toHaveCSS('background-color', 'rgb(126, 222, 186)');
  expect(errors).toEqual([]);
});

test('charts wear a theme as the studio shows it', async ({ page }) => {
  await openStudio(page, `#${harbor}`);
  for (const scheme of ['light', 'dark'] as const) {
    const bars = board(page, scheme).locator('.MuiBarElement-root');
    await expect(bars.first()).toHaveCSS('fill', primary[scheme]);
  }
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  const bars = board(page, 'light').locator('.MuiBarElement-root');
  await expect(bars.first()).toHaveCSS('fill', 'rgb(66, 84, 251)');

  await store(page, { 'docs-my-theme': harbor, 'docs-demo-theme': 'mine' });
  await openDemos(page, '/x/react-charts/');
  const demo = demoNamed(page, 'office-energy');
  await hydrate(demo);
  const bar = demo.locator('.MuiBarElement-root').first();
  await expect(bar).toHaveCSS('fill', primary.light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(bar).toHaveCSS('fill', primary.dark);
  await (await moreRow(demo, 'Site theme')).click();
  await expect(bar).toHaveCSS('fill', 'rgb(126, 222, 186)');
  await (await moreRow(demo, 'Library default')).click();
  await expect(bar).toHaveCSS('fill', 'rgb(73, 90, 251)');
});

const viewports = [
  { width: 1280, height: 800 },
  { width: 1000, height: 500 },
  { width: 390, height: 700 },
];
for (const viewport of viewports) {
  for (const direction of ['Tab', 'Shift+Tab']) {
    test(`what has the focus is never below the code: ${String(viewport.width)} ${direction}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await openStudio(page, `#${harbor}`);
      await page.locator(direction === 'Tab' ? '[data-wear]' : '[data-variant="TS"]').focus();
      const hidden: string[] = [];
      let seen = 0;
      for (let steps = 0; steps < 50; steps += 1) {
        await page.keyboard.press(direction);
        const { name, isOnBoard, isHidden } = await focusIn(page);
        if (isOnBoard) seen += 1;
        else if (seen > 0) break;
        if (isOnBoard && isHidden) hidden.push(name);
      }
      expect(seen).toBeGreaterThan(10);
      expect(hidden).toEqual([]);
    });
  }
}

/** What has the focus, and whether something that stays at the end of the page covers its end. */
function focusIn(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { left, width, bottom } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, bottom - 2);
    return {
      name: element.getAttribute('aria-label') ?? (element.textContent || element.tagName),
      isOnBoard: element.closest('.boards') !== null,
      isHidden: bottom > innerHeight || (above?.closest('.dock, .studio__places') ?? null) !== null,
    };
  });
}

test('the code folds until the page is loaded again', async ({ page }) => {
  await openStudio(page);
  const fold = page.getByRole('button', { name: 'Code of the theme' });
  const code = page.getByRole('region', { name: 'Code of the theme' });
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await fold.press('Enter');
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(code).toBeHidden();
  await expect(page.locator('.dock').getByRole('button', { name: 'Copy' })).toBeVisible();
  await fold.click();
  await expect(code).toBeVisible();
  await fold.click();
  await page.reload();
  await expect(code).toBeVisible();
});

test('on a phone all actions stand in one row', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openStudio(page, `#${harbor}`);
  const actions = page.locator('.studio__acts').getByRole('button');
  await expect(actions).toHaveText(['Light', 'Dark', '', 'Use on all demos'], {
    useInnerText: true,
  });
  await page.getByRole('button', { name: 'Use on all demos' }).click();
  const tops = await actions.evaluateAll((all) =>
    all.map((it) => it.getBoundingClientRect()).map(({ y, height }) => Math.round(y + height / 2)),
  );
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('no byte of it is loaded elsewhere before it is chosen, and little after', async ({
  page,
}) => {
  const weights = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname.split('/').at(-1) ?? '';
    if (!ownFile.test(name)) return;
    weights.set(
      name,
      response.body().then((body) => gzipSync(body).length),
    );
  });
  const sumOf = async (pattern: RegExp): Promise<number> => {
    const found = [...weights].filter(([name]) => pattern.test(name));
    const sizes = await Promise.all(found.map(([, size]) => size));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  await openDemos(page, treeView);
  const demo = demoNamed(page, 'project-files');
  await hydrate(demo);
  await page.waitForLoadState('networkidle');
  expect([...weights.keys()]).toEqual([]);

  await (await moreRow(demo, 'My theme')).click();
  await expect(page.getByText('You have not saved a theme yet.')).toBeVisible();
  const looks = await sumOf(/\.js$/);
  expect(looks).toBeGreaterThan(0);
  expect(looks).toBeLessThanOrEqual(budget.looks);

  await openStudio(page);
  const controls = (await sumOf(/./)) - (await sumOf(/^(?:theme-boards|samples)/));
  expect(controls).toBeGreaterThan(0);
  expect(controls).toBeLessThanOrEqual(budget.controls);
});
