import { expect, test, type Locator, type Page } from '@playwright/test';

const installation = '/getting-started/installation/';
const usage = '/getting-started/usage/';

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

/** Opens a page whose clock stands still until the test moves it. */
async function openWithClock(page: Page, href: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto(href);
  await page.clock.pauseAt(60_000);
}

/** Blocks of plain code: neither tabs, nor a diff, nor the source of a demo. */
function plainBlocks(page: Page): Locator {
  return page.locator('.code:has([data-copy]):not([data-tabs]):not(.code--diff)');
}

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** What a reader with sight sees on a copy button, and what a listener hears. */
async function outcome(button: Locator): Promise<{ seen: string; heard: string }> {
  return {
    seen: (await button.innerText()).trim(),
    heard: await button.page().locator('body > [role="status"]').innerText(),
  };
}

test.describe('the copy button', () => {
  test('copies the code and says so for 1200 ms', async ({ page }) => {
    await openWithClock(page, usage);
    const block = plainBlocks(page).first();
    const button = block.locator('.copy');
    await button.click();
    await expect.poll(() => outcome(button)).toEqual({ seen: 'Copied', heard: 'Copied' });
    const code = await block.locator('code').textContent();
    expect(await clipboard(page)).toBe(code?.trimEnd());
    await page.clock.runFor(1199);
    expect((await outcome(button)).seen).toBe('Copied');
    await page.clock.runFor(1);
    expect((await outcome(button)).seen).toBe('Copy');
  });

  test('in a line copies its text and says so for 2000 ms', async ({ page }) => {
    await openWithClock(page, installation);
    await page.locator('.facts > summary').click();
    const button = page.getByRole('button', { name: 'Copy @mui/material' });
    const tick = button.locator('svg.on');
    await button.click();
    await expect(tick).toHaveCSS('visibility', 'visible');
    expect((await outcome(button)).heard).toBe('Copied');
    expect(await clipboard(page)).toBe('@mui/material');
    await page.clock.runFor(1999);
    await expect(tick).toHaveCSS('visibility', 'visible');
    await page.clock.runFor(1);
    await expect(tick).toHaveCSS('visibility', 'hidden');
  });

  test('speaks Chinese to Chinese readers', async ({ page }) => {
    await openWithClock(page, `/zh${usage}`);
    const button = page.locator('.code .copy').first();
    await button.click();
    await expect.poll(() => outcome(button)).toEqual({ seen: '已复制', heard: '已复制' });
  });

  test('is pressed where the code runs below it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/x/react-data-grid/column-visibility/');
    const button = page.locator('.code > .code__tools .copy').first();
    await button.scrollIntoViewIfNeeded();
    const uncovered = await button.evaluate((it) => {
      const { left, top, width, height } = it.getBoundingClientRect();
      return [0.1, 0.5, 0.9].map((share) =>
        it.contains(document.elementFromPoint(left + width * share, top + height / 2)),
      );
    });
    expect(uncovered).toEqual([true, true, true]);
  });

  test('F13 works where the browser has no clipboard of its own', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    });
    await openWithClock(page, usage);
    const copied = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('copy', () => resolve(String(document.getSelection())));
        }),
    );
    const block = plainBlocks(page).first();
    await block.locator('.copy').click();
    expect(await copied).toBe((await block.locator('code').textContent())?.trimEnd());
    expect((await outcome(block.locator('.copy'))).seen).toBe('Copied');
  });

  test('F12 shows and tells when copying is not allowed, also on the narrowest screen', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Clipboard.prototype, 'writeText', {
        value: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
      });
      Object.defineProperty(Document.prototype, 'execCommand', { value: () => false });
    });
    await page.setViewportSize({ width: 320, height: 640 });
    await openWithClock(page, installation);
    const button = page.locator('.code .copy').first();
    await button.click();
    await expect.poll(() => outcome(button)).toEqual({ seen: 'Not allowed', heard: 'Not allowed' });
    const fits = await button.evaluate((element) => {
      const frame = element.closest('.code')?.getBoundingClientRect();
      const { left, right } = element.getBoundingClientRect();
      return frame && left >= frame.left && right <= frame.right;
    });
    expect(fits).toBe(true);
    await page.clock.runFor(4000);
    expect((await outcome(button)).seen).toBe('Copy');
  });

  test('copies code that came after the page', async ({ page }) => {
    await openWithClock(page, usage);
    await page.evaluate(() => {
      const late = document.createElement('div');
      late.innerHTML =
        '<div class="code" id="late"><button class="copy" type="button" data-copy="">' +
        '<span></span><span><span class="on">Copied</span></span></button>' +
        '<pre><code>late();\n</code></pre></div>';
      document.querySelector('main')?.prepend(late);
    });
    await page.locator('#late .copy').click();
    await expect.poll(() => clipboard(page)).toBe('late();');
  });

  test('leaves out what a diff removes', async ({ page }) => {
    await openWithClock(page, usage);
    const diff = page.locator('.code--diff').first();
    const removed = await diff.locator('.l--del').allTextContents();
    expect(removed.length).toBeGreaterThan(0);
    await diff.locator('.copy').click();
    await expect(diff.locator('.copy')).toHaveAttribute('data-copied');
    const kept = await diff.locator('.l:not(.l--del)').allTextContents();
    expect(await clipboard(page)).toBe(kept.join('').trimEnd());
  });
});

test.describe('Ctrl+C', () => {
  test('copies the block under the pointer', async ({ page }) => {
    await openWithClock(page, usage);
    const blocks = plainBlocks(page);
    const second = blocks.nth(1);
    await blocks.first().locator('.copy').click();
    await second.locator('pre').hover();
    await page.keyboard.press('Control+c');
    await expect(second.locator('.copy')).toHaveAttribute('data-copied');
    expect(await clipboard(page)).toBe((await second.locator('code').textContent())?.trimEnd());
  });

  test('copies the block reached by keyboard, wherever the pointer is', async ({ page }) => {
    await openWithClock(page, usage);
    const blocks = plainBlocks(page).filter({ has: page.locator('pre[tabindex="0"]') });
    await plainBlocks(page).last().hover();
    await blocks.first().locator('.copy').focus();
    await page.keyboard.press('Tab');
    await expect(blocks.first().locator('pre')).toBeFocused();
    await page.keyboard.press('Control+c');
    await expect(blocks.first().locator('.copy')).toHaveAttribute('data-copied');
    expect(await clipboard(page)).toBe(
      (await blocks.first().locator('code').textContent())?.trimEnd(),
    );
  });

  test('copies the source of a demo under the pointer', async ({ page }) => {
    await openWithClock(page, usage);
    const source = page.locator('.demo .code:visible').first();
    await source.locator('pre').hover();
    await page.keyboard.press('Control+c');
    await expect
      .poll(async () => (await clipboard(page)).trimEnd())
      .toBe((await source.locator('code').textContent())?.trimEnd());
  });

  test('leaves a selection to the browser', async ({ page }) => {
    await page.goto(usage);
    const block = plainBlocks(page).first();
    await page.locator('.description').selectText();
    await block.locator('pre').hover();
    await page.keyboard.press('Control+c');
    await expect
      .poll(() => clipboard(page))
      .toBe((await page.locator('.description').innerText()).trim());
    await expect(block.locator('.copy')).not.toHaveAttribute('data-copied');
  });
});

test.describe('code tabs', () => {
  function chosen(page: Page): Promise<string[]> {
    return page
      .locator('[data-tabs="package-manager"] [role="tab"][aria-selected="true"]')
      .allTextContents();
  }

  test('keep the choice on the page, on other pages and in other browser tabs', async ({
    page,
    context,
  }) => {
    await page.goto(installation);
    const other = await context.newPage();
    await other.goto(usage);
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    expect(new Set(await chosen(page))).toEqual(new Set(['pnpm']));
    await expect.poll(() => chosen(other)).toEqual(['pnpm']);
    await page.goto('/x/introduction/installation/');
    expect(new Set(await chosen(page))).toEqual(new Set(['pnpm']));
    await page.locator('[data-tabs="package-manager"] .copy').first().click();
    await expect.poll(() => clipboard(page)).toMatch(/^pnpm /);
  });

  test('show one panel, and all of them without script', async ({ page, browser }) => {
    await page.goto(installation);
    const group = page.locator('[data-tabs="package-manager"]').first();
    await expect(group.getByRole('tab').first()).toBeVisible();
    await expect(group.locator('pre').filter({ visible: true })).toHaveCount(1);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const still = await context.newPage();
    await still.goto(new URL(installation, page.url()).href);
    const stillGroup = still.locator('[data-tabs="package-manager"]').first();
    await expect(stillGroup.locator('pre').filter({ visible: true })).toHaveCount(4);
    await expect(stillGroup.locator('.copy')).toBeHidden();
    await context.close();
  });
});

test('long code scrolls within 480 px, by keyboard and under a name', async ({ page }) => {
  await page.goto('/x/react-charts/treemap/');
  const code = page.locator('.code--tall pre:visible').first();
  await code.scrollIntoViewIfNeeded();
  expect((await code.boundingBox())?.height).toBeLessThanOrEqual(480);
  expect(await code.getAttribute('role')).toBe('region');
  expect(await code.getAttribute('aria-label')).toMatch(/\S/);
  await code.focus();
  await page.keyboard.press('End');
  await expect.poll(() => code.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
});

test('code reads from left to right in a page that does not', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  await page.goto(usage);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('.code pre:visible').first()).toHaveCSS('direction', 'ltr');
});

test('a code font that comes late is shown, and nothing moves', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/jetbrains-mono.*\.woff2$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(installation, { waitUntil: 'domcontentloaded' });
  const line = page.locator('pre code .l').first();
  await expect(line).toBeVisible();
  // Longer than browsers wait for a font that may be left out.
  await page.waitForTimeout(500);
  const isDrawn = () => page.evaluate(() => document.fonts.check('13px "JetBrains Mono"'));
  expect(await isDrawn()).toBe(false);
  const before = await placeOfText(line);
  release();
  await expect.poll(isDrawn).toBe(true);
  expect(await placeOfText(line)).toEqual(before);
});

/** Where the letters of a line stand. */
function placeOfText(line: Locator): Promise<{ top: number; width: number }> {
  return line.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { top, width } = range.getBoundingClientRect();
    return { top, width };
  });
}
