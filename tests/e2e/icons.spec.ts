import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Locator, type Page, type Request } from '@playwright/test';
import { withoutReader } from '../without-reader.ts';

const address = '/components/material-icons/';

/** Bytes on the wire: script before the first key, and everything that a first question loads. */
const budget = { script: 20_000, firstQuestion: 100_000 };
/** Milliseconds from a key to its answer, on a processor four times slower. */
const answerTime = 100;

interface OpenIcons {
  complaints: string[];
  finder: Locator;
  field: Locator;
  tiles: Locator;
  status: Locator;
}

async function openIcons(page: Page, query = '', prefix = ''): Promise<OpenIcons> {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(prefix + address + query);
  const finder = page.locator('[data-icons]');
  return {
    complaints,
    finder,
    field: finder.getByRole('searchbox'),
    tiles: finder.getByRole('listbox').getByRole('option'),
    status: finder.getByRole('status'),
  };
}

test('a word finds icons by meaning, in few bytes, and the address keeps it', async ({ page }) => {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await withoutReader(page);
  const { complaints, finder, field, tiles, status } = await openIcons(page);
  await page.waitForLoadState('networkidle');
  const before = await bytesOf(requests.filter((it) => it.resourceType() === 'script'));
  console.log(`script before the first key: ${String(before)} bytes`);
  expect(before).toBeLessThanOrEqual(budget.script);
  expect(before).toBeGreaterThan(0);
  await expect(finder.locator('li svg path')).not.toHaveCount(0);

  const known = requests.length;
  await field.fill('trash');
  await expect(tiles.first()).toHaveText('Delete');
  await expect(status).toContainText('Found by meaning: Delete');
  await expect(finder.locator('.icon-tile svg:empty')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  // Demos of the page are hydrated with the reader's first sign; they are not the search.
  const asked = requests.slice(known).filter((it) => /icon/.test(it.url()));
  const first = await bytesOf(asked);
  console.log(`first question: ${String(first)} bytes in ${String(asked.length)} files`);
  expect(first).toBeLessThanOrEqual(budget.firstQuestion);

  await finder.getByText('Two tone', { exact: true }).click();
  await expect(finder.locator('pre')).toHaveText(
    "import DeleteTwoToneIcon from '@mui/icons-material/DeleteTwoTone';",
  );
  await expect.poll(() => new URL(page.url()).search).toBe('?query=trash&theme=two-tone');
  await page.reload();
  await expect(tiles.first()).toHaveText('Delete');
  await expect(finder.getByRole('radio', { name: 'Two tone' })).toBeChecked();
  expect(complaints).toEqual([]);
});

test('keys lead through the icons, and back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { finder, field, tiles } = await openIcons(page, '?query=arrow');
  await expect(tiles).toHaveCount(31);
  await field.press('ArrowDown');
  await expect(tiles.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tiles.nth(1)).toBeFocused();
  const columns = await tiles.evaluateAll((all) => {
    const tops = all.map((tile) => tile.getBoundingClientRect().top);
    return tops.filter((top) => top === tops[0]).length;
  });
  await page.keyboard.press('ArrowDown');
  await expect(tiles.nth(1 + columns)).toBeFocused();
  await page.keyboard.press('End');
  await expect(tiles.last()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tiles.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(tiles.first()).toBeFocused();
  // One stop for Tab.
  await expect(finder.locator('[role="option"][tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(tiles.first()).toHaveAttribute('aria-selected', 'true');
  const name = (await tiles.first().textContent()) ?? '';
  await expect(finder.locator('pre')).toContainText(`import ${name}Icon from`);
  await finder.getByRole('button', { name: 'Copy JSX' }).focus();
  await page.keyboard.press('Escape');
  await expect(tiles.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expect(tiles.first()).toHaveText('Delete');
  await finder.getByRole('button', { name: 'Show more icons' }).press('Enter');
  await expect(tiles.nth(36)).toBeFocused();
});

test('import, JSX and SVG are copied as chosen', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Wide enough for the detail to stand beside the icons.
  await page.setViewportSize({ width: 1440, height: 900 });
  const { finder, tiles } = await openIcons(page, '?query=bell');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect(tiles.first()).toHaveText('Notifications');
  await finder.getByRole('combobox', { name: 'Import' }).selectOption('named');
  await finder.getByRole('combobox', { name: 'Size' }).selectOption('large');
  await finder.getByRole('combobox', { name: 'Color' }).selectOption('primary');
  await finder.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect
    .poll(clipboard)
    .toBe("import { Notifications as NotificationsIcon } from '@mui/icons-material';");
  await finder.getByRole('button', { name: 'Copy JSX' }).click();
  await expect.poll(clipboard).toBe('<NotificationsIcon fontSize="large" color="primary" />');
  await finder.getByRole('button', { name: 'Copy SVG' }).click();
  await expect
    .poll(clipboard)
    .toMatch(/^<svg xmlns="[^"]+" width="35" height="35" [^>]+><path d="M12 22[^"]+"\/><\/svg>$/);
});

test('an address that asks for nothing known is answered', async ({ page }) => {
  const hostile = '?theme=__proto__&query=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E%E0%A4%A';
  const { complaints, finder, status } = await openIcons(page, hostile);
  await expect(status).toContainText('No icon is called “<img src=x onerror=alert(1)>');
  await expect(finder.getByRole('radio', { name: 'Filled' })).toBeChecked();
  expect(complaints).toEqual([]);
});

test('a reader who is faster than the script is answered', async ({ page }) => {
  const release = Promise.withResolvers<undefined>();
  await page.route('**/*.js', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  const finder = page.locator('[data-icons]');
  await finder.getByRole('searchbox').focus();
  release.resolve(undefined);
  await expect(finder.getByRole('listbox').getByRole('option')).toHaveCount(36);
});

test('a key is answered at once on a slow processor', async ({ page }) => {
  const { field, tiles } = await openIcons(page);
  await field.focus();
  await expect(tiles).toHaveCount(36);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: number[] = [];
  for (const text of ['a', 'ar', 'arr', 'arro', 'arrow', 'trash', 'e']) {
    times.push(await field.evaluate(timeOfAnswer, text));
  }
  console.log(`answers after ${times.map(Math.round).join(', ')} ms`);
  // Whoever shares the machine can only make it slower.
  expect(Math.min(...times.slice(1))).toBeLessThanOrEqual(answerTime);
});

for (const { mode, direction, width, prefix } of [
  { mode: 'light', direction: 'ltr', width: 1440, prefix: '' },
  { mode: 'dark', direction: 'rtl', width: 1440, prefix: '' },
  { mode: 'light', direction: 'rtl', width: 390, prefix: '/zh' },
  { mode: 'dark', direction: 'ltr', width: 320, prefix: '' },
] as const) {
  test(`axe finds nothing, and nothing is cut off: ${mode}, ${direction}, ${String(width)} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((it) => localStorage.setItem('docs-direction', it), direction);
    const { complaints, finder, tiles } = await openIcons(page, '?query=bell', prefix);
    await expect(tiles.first()).toHaveText('Notifications');
    expect(await findingsIn(page)).toEqual([]);
    await tiles.first().click();
    if (width < 700) {
      const sheet = finder.getByRole('dialog');
      await expect(sheet).toBeVisible();
      expect(await findingsIn(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(tiles.first()).toBeFocused();
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    expect(complaints).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('common icons are shown, and how one is imported', async ({ page }) => {
    const { finder } = await openIcons(page);
    await expect(finder.getByText('Searching needs JavaScript.')).toBeVisible();
    await expect(finder.getByRole('listitem')).toHaveCount(36);
    await expect(finder.locator('pre')).toHaveText(
      "import DeleteIcon from '@mui/icons-material/Delete';",
    );
    await expect(finder.getByRole('searchbox')).toBeHidden();
  });
});

async function findingsIn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include('[data-icons]')
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(
    requests.map(async (request) => (await request.sizes()).responseBodySize),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Types into the field and lays out the answer; runs in the page. */
function timeOfAnswer(field: HTMLElement | SVGElement, text: string): number {
  if (!(field instanceof HTMLInputElement)) throw new Error('There is no field.');
  field.value = text;
  const start = performance.now();
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  field.getBoundingClientRect();
  return performance.now() - start;
}
