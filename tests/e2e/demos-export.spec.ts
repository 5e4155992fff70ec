import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { demoNamed, moreRow, openDemos, tool, treeView, usage } from './demos-page.ts';

async function downloadZip(page: Page, name: string): Promise<Record<string, string>> {
  const downloading = page.waitForEvent('download');
  await (await moreRow(demoNamed(page, name), 'Download as ZIP')).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${name}.zip`);
  const files = unzipSync(await readFile(await download.path()));
  return Object.fromEntries(
    Object.entries(files).map(([file, data]) => [file, strFromU8(data)] as const),
  );
}

test('the archive holds a project with the demo, its files and the documented versions', async ({
  page,
}) => {
  await openDemos(page, treeView);
  const files = await downloadZip(page, 'find-course');
  expect(Object.keys(files)).toContain('src/data.ts');
  expect(files['src/Demo.tsx']).toContain('export default function FindCourse');
  const { dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '') as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  expect(dependencies).toMatchObject({ '@mui/x-tree-view': '8.5.0', '@mui/material': '7.1.2' });
  expect(Object.values(dependencies)).not.toContain('latest');
  expect(Object.values(devDependencies)).not.toContain('latest');
});

test('the archive follows variant and styling', async ({ page }) => {
  await openDemos(page, `${usage}#tailwind-shipment-status.js`);
  await expect(demoNamed(page, 'shipment-status').locator('code')).toContainText('font-medium');
  const files = await downloadZip(page, 'shipment-status');
  expect(files['src/Demo.jsx']).toContain('font-medium');
  expect(files['src/index.css']).toContain('tailwindcss');
  expect(Object.keys(files)).not.toContain('tsconfig.json');
});

for (const { name, address, field } of [
  {
    name: 'Open in StackBlitz',
    address: 'https://stackblitz.com/run?file=src/Demo.tsx',
    field: 'project%5Bfiles%5D%5Bsrc%2FDemo.tsx%5D=',
  },
  {
    name: 'Open in CodeSandbox',
    address: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
    field: 'parameters=',
  },
]) {
  test(`${name} sends the project to a new tab`, async ({ page, context }) => {
    await context.route(/stackblitz|codesandbox/, (route) => route.fulfill({ body: 'opened' }));
    await openDemos(page, treeView);
    const demo = demoNamed(page, 'find-course');
    const inBar = name.includes('StackBlitz');
    const sent = context.waitForEvent('request', (request) => request.url() === address);
    await (inBar ? tool(demo, name) : await moreRow(demo, name)).click();
    const request = await sent;
    expect(request.method()).toBe('POST');
    expect(request.postData()).toContain(field);
    await expect(page).toHaveURL(treeView);
  });
}
