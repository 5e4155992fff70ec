import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { demoOf, editorOf, editPage, openEditor } from '../live-editor.ts';

const withButton = `import Button from '@mui/material/Button';

export default function Demo() {
  return <Button>Edited button</Button>;
}
`;

test('an edit is drawn in the place of the demo, with the same libraries', async ({ page }) => {
  const { demo, code, inside, write } = await openEditor(page);
  await expect(code).toContainText('export default function OrderButtons');
  await expect(demo.locator('[data-demo]')).toBeVisible();
  await write(withButton);
  const button = inside.getByRole('button', { name: 'Edited button' });
  await expect(button).toBeVisible();
  await expect(button).toHaveClass(/MuiButton-root/);
  await expect(demo.locator('[data-demo]')).toBeHidden();
});

test('nothing of the editor is loaded before it is asked for', async ({ page }) => {
  const sizes: number[] = [];
  const asked: string[] = [];
  page.on('response', async (response) => {
    asked.push(response.url());
    const body = await response.text().catch(() => '');
    if (/cm-editor|sucrase|cm-scroller/.test(body)) sizes.push(body.length);
  });
  await page.goto(editPage.href, { waitUntil: 'networkidle' });
  await page.locator(`figure#${editPage.demo}`).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(sizes).toEqual([]);
  expect(asked.filter((url) => /demo-frame|_assets\/frame/.test(url))).toEqual([]);
  await editorOf(page).demo.getByRole('button', { name: 'Edit' }).click();
  await expect(editorOf(page).code).toBeVisible();
  expect(sizes.length).toBeGreaterThan(0);
  // The frame and its compiler come with the first change.
  expect(asked.filter((url) => /_assets\/frame/.test(url))).toEqual([]);
});

test('a mistake is named beside the code, and what worked stays', async ({ page }) => {
  const { demo, inside, problem, write } = await openEditor(page);
  await write(demoOf('good'));
  await expect(inside.getByText('good')).toBeVisible();
  await write('export default function Demo() {\n  return <p>bad</p;\n}\n');
  await expect(problem).toContainText('Line 2');
  await expect(demo.locator('.cm-problem')).toContainText('return <p>bad</p;');
  await expect(inside.getByText('good')).toBeVisible();
  await write('const a = 1;\nexport default function Demo() {\n  return <p>{missing}</p>;\n}\n');
  await expect(problem).toHaveText('Line 3: The code says: ReferenceError: missing is not defined');
  await expect(inside.getByText('good')).toBeVisible();
  await write(demoOf('better'));
  await expect(inside.getByText('better')).toBeVisible();
  await expect(problem).toBeEmpty();
});

test('a mistake in the first change leaves the demo as it is', async ({ page }) => {
  const { demo, problem, write } = await openEditor(page);
  await write('export default function Demo( {');
  await expect(problem).toContainText('Line 1');
  await expect(demo.locator('[data-demo]')).toBeVisible();
});

/** A demo with a button that does one thing. */
function buttonThat(does: string): string {
  return `export default () => <button onClick={() => {\n  ${does}\n}}>Press</button>;\n`;
}

test('errors of handlers and promises are told, and the demo stays', async ({ page }) => {
  const { inside, problem, write } = await openEditor(page);
  await write(buttonThat("throw new Error('in a handler');"));
  await inside.getByRole('button', { name: 'Press' }).click();
  await expect(problem).toHaveText('Line 2: The code says: Error: in a handler');
  await write(buttonThat("void Promise.reject(new Error('in a promise'));"));
  await expect(problem).toBeEmpty();
  await inside.getByRole('button', { name: 'Press' }).click();
  await expect(problem).toContainText('Error: in a promise');
  await expect(inside.getByRole('button', { name: 'Press' })).toBeVisible();
});

test('an import that is not offered is explained', async ({ page }) => {
  const { problem, write } = await openEditor(page);
  await write("import lodash from 'lodash';\nexport default () => lodash;\n");
  await expect(problem).toContainText('lodash is not available here');
  await write("import { Buton } from '@mui/material';\nexport default () => <Buton />;\n");
  await expect(problem).toContainText('There is no export named Buton (@mui/material)');
});

test('an edit survives a reload until it is reset', async ({ page }) => {
  const { inside, write } = await openEditor(page);
  await write(demoOf('kept'));
  await expect(inside.getByText('kept')).toBeVisible();
  await page.reload();
  const again = editorOf(page);
  await expect(again.inside.getByText('kept')).toBeVisible();
  await expect(again.code).toContainText('kept');
  await again.demo.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(again.code).toContainText('OrderButtons');
  await expect(again.demo.locator('[data-demo]')).toBeVisible();
  await expect(again.frame).toHaveCount(0);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(editorOf(page).code).toHaveCount(0);
});

test('an edit of an original that has changed is dropped', async ({ page }) => {
  const { inside, write } = await openEditor(page);
  await write(demoOf('kept'));
  await expect(inside.getByText('kept')).toBeVisible();
  await page.route('**/demos/**/*.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ body: (await answer.text()).replaceAll('OrderButtons', 'BoxButtons') });
  });
  await page.reload({ waitUntil: 'networkidle' });
  await expect(editorOf(page).demo).toBeVisible();
  await expect(editorOf(page).code).toHaveCount(0);
});

test("the toolbar's reset also resets the edit", async ({ page }) => {
  const { demo, code, inside, write } = await openEditor(page);
  await write(demoOf('mine'));
  await expect(inside.getByText('mine')).toBeVisible();
  await demo.getByRole('toolbar').getByRole('button', { name: 'Reset demo' }).click();
  await expect(code).toContainText('OrderButtons');
  await expect(demo.locator('[data-demo]')).toBeVisible();
});

test('a shared edit is shown elsewhere and runs only when the reader says so', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { demo, write } = await openEditor(page);
  await write(demoOf('shared words'));
  await demo.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toContain('#edit=order-buttons&code=');

  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  const theirs = editorOf(other);
  await expect(theirs.code).toContainText('shared words');
  await expect(theirs.demo.getByText('This code came with the link')).toBeVisible();
  await theirs.code.click();
  await other.keyboard.press('ControlOrMeta+End');
  await other.keyboard.insertText('// looked at');
  await other.waitForTimeout(1000);
  await expect(theirs.frame).toHaveCount(0);
  // Not even after a reload may it run by itself.
  await other.reload();
  await expect(theirs.code).toContainText('shared words');
  await other.waitForTimeout(1000);
  await expect(theirs.frame).toHaveCount(0);
  await theirs.demo.getByRole('button', { name: 'Run' }).click();
  await expect(theirs.inside.getByText('shared words')).toBeVisible();
  expect(other.url()).not.toContain('#edit');
  await other.context().close();
});

test('a damaged link changes nothing', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  for (const hash of [
    '#edit=',
    '#edit=order-buttons&code=AAAA',
    '#edit=%&code=%',
    '#edit=top&code=S0xKBgA',
  ]) {
    await page.goto('about:blank');
    await page.goto(editPage.href + hash, { waitUntil: 'networkidle' });
    await expect(editorOf(page).code).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
});

test('the frame follows mode, direction and density', async ({ page }) => {
  const { inside, write } = await openEditor(page);
  await write(`import { useTheme } from '@mui/material/styles';
import Button from '@mui/material/Button';

export default function Demo() {
  const { direction } = useTheme();
  return <Button variant="contained" sx={{ ml: 3 }}>{direction}</Button>;
}
`);
  const button = inside.getByRole('button');
  await expect(button).toHaveText('ltr');
  await expect(button).toHaveCSS('margin-left', '24px');
  const light = await button.evaluate((it) => getComputedStyle(it).backgroundColor);
  await page.evaluate(() => {
    localStorage.setItem('docs-direction', 'rtl');
    localStorage.setItem('docs-dense', 'true');
    localStorage.setItem('mui-mode', 'dark');
  });
  await page.reload();
  await expect(button).toHaveText('rtl');
  await expect(button).toHaveCSS('margin-right', '24px');
  await expect(button).toHaveClass(/MuiButton-sizeSmall/);
  expect(await button.evaluate((it) => getComputedStyle(it).backgroundColor)).not.toBe(light);
});

test('the keyboard goes in and out: Tab moves on, Escape leads to the buttons', async ({
  page,
}) => {
  const { demo, code } = await openEditor(page);
  const hint = await code.getAttribute('aria-describedby');
  await expect(page.locator(`[id="${hint ?? ''}"]`)).toContainText('Tab moves on, Escape');
  await page.keyboard.press('Tab');
  await expect(code).not.toBeFocused();
  await expect(code).toContainText('export default function OrderButtons');
  await page.keyboard.press('Shift+Tab');
  await expect(code).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(demo.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(code).toHaveCount(0);
  await expect(demo.getByRole('button', { name: 'Edit' })).toBeFocused();
});

test('undo brings the code back step by step', async ({ page }) => {
  const { code, inside, write } = await openEditor(page);
  await write(demoOf('first'));
  await expect(inside.getByText('first')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(code).toContainText('OrderButtons');
});

test('the editor reads Chinese on a Chinese page', async ({ page }) => {
  await page.goto(`/zh${editPage.href}`);
  const { demo, code } = editorOf(page);
  await expect(demo.locator('.demo__handle')).toBeAttached();
  await demo.locator('[data-do="edit"]').click();
  await expect(code).toBeVisible();
  await expect(demo.getByRole('button', { name: '关闭' })).toBeVisible();
});

for (const { mode, dir } of [
  { mode: 'light', dir: 'ltr' },
  { mode: 'dark', dir: 'ltr' },
  { mode: 'light', dir: 'rtl' },
]) {
  test(`no axe finding with the editor open, ${mode} ${dir}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(
      ([itsMode, itsDir]) => {
        localStorage.setItem('mui-mode', itsMode ?? '');
        localStorage.setItem('docs-direction', itsDir ?? '');
      },
      [mode, dir],
    );
    const { inside, problem, write } = await openEditor(page);
    await write(withButton);
    await expect(inside.getByRole('button')).toBeVisible();
    await write(`${withButton}const a = (;\n`);
    await expect(problem).not.toBeEmpty();
    const editor = () => new AxeBuilder({ page }).include(`figure#${editPage.demo}`);
    // Whole-page rules do not fit a part of a page, and the frame shows the ground behind it, which axe takes for white.
    const all = await editor()
      .disableRules(['landmark-one-main', 'page-has-heading-one', 'color-contrast'])
      .analyze();
    const colors = await editor().setLegacyMode().withRules('color-contrast').analyze();
    const violations = [...all.violations, ...colors.violations];
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`)).toEqual([]);
  });
}
