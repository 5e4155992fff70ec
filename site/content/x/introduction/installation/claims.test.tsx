import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { commands } from 'vitest/browser';
import { claim, expect, page, show } from '#claims';

interface Manifest {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}
const manifest = async (name: string): Promise<Manifest> =>
  JSON.parse(await commands.readFile(`node_modules/@mui/${name}/package.json`)) as Manifest;

claim('Your application provides them, so that there is one copy of each.', async () => {
  for (const name of ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view']) {
    const { peerDependencies, dependencies } = await manifest(name);
    expect(peerDependencies).toMatchObject({
      react: '^17.0.0 || ^18.0.0 || ^19.0.0',
      'react-dom': '^17.0.0 || ^18.0.0 || ^19.0.0',
      '@mui/material': '^5.15.14 || ^6.0.0 || ^7.0.0',
      '@mui/system': '^5.15.14 || ^6.0.0 || ^7.0.0',
      '@emotion/react': '^11.9.0',
      '@emotion/styled': '^11.8.1',
    });
    expect(Object.keys(dependencies)).not.toContain('@mui/material');
  }
});

claim('always; arrives with `@mui/material`', async () => {
  expect(Object.keys((await manifest('material')).dependencies)).toContain('@mui/system');
});

claim('An adapter connects it.', async () => {
  expect((await manifest('x-date-pickers')).peerDependencies).toMatchObject({
    'date-fns': '^2.25.0 || ^3.2.0 || ^4.0.0',
    dayjs: '^1.10.7',
    luxon: '^3.0.2',
    moment: '^2.29.4',
  });
});

claim('If you see the tree, the package, Material UI and Emotion work together.', async () => {
  await show(
    <RichTreeView
      aria-label="Check"
      items={[{ id: 'a', label: 'It works', children: [{ id: 'b', label: 'Really' }] }]}
      defaultExpandedItems={['a']}
    />,
  );
  await expect.element(page.getByText('Really')).toBeVisible();
});

claim('The text of the watermark names the reason.', async () => {
  const source = await commands.readFile('node_modules/@mui/x-license/esm/Watermark/Watermark.js');
  for (const text of [
    'Missing license key',
    'Invalid license key',
    'License key plan mismatch',
    'Product not covered by plan',
    'Expired package version',
    'Expired license key',
  ]) {
    expect(source).toContain(`'MUI X ${text}'`);
  }
});

claim('The Data Grid imports a style sheet.', async () => {
  expect(await commands.readFile('node_modules/@mui/x-data-grid/esm/DataGrid/index.js')).toContain(
    'import "../index.css"',
  );
});

claim(
  'Only `@mui/x-data-grid` imports the file, but Premium imports Pro, and Pro imports Community.',
  async () => {
    const index = async (name: string, file = 'index.js') =>
      commands.readFile(`node_modules/@mui/${name}/esm/${file}`);
    expect(await index('x-data-grid-pro', 'DataGridPro/index.js')).not.toContain('.css');
    expect(await index('x-data-grid-premium', 'DataGridPremium/index.js')).not.toContain('.css');
    expect(await index('x-data-grid-pro')).toContain('@mui/x-data-grid/');
    expect(await index('x-data-grid-premium')).toContain('@mui/x-data-grid-pro');
  },
);
