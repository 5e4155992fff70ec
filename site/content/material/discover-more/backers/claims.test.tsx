import { commands } from 'vitest/browser';
import { claim, expect } from '#claims';

interface Manifest {
  license: string;
  funding?: { url: string };
}

const read = async (name: string): Promise<Manifest> =>
  JSON.parse(await commands.readFile(`node_modules/${name}/package.json`)) as Manifest;

const collective = 'https://opencollective.com/mui-org';

claim('The packages of Material UI are free under the MIT license', async () => {
  const free = [
    'material',
    'system',
    'icons-material',
    'lab',
    'x-data-grid',
    'x-date-pickers',
    'x-tree-view',
  ];
  for (const name of free) {
    const { license, funding } = await read(`@mui/${name}`);
    expect([name, license, funding?.url]).toEqual([name, 'MIT', collective]);
  }
});

claim('The commercial packages of MUI X are paid for with licenses.', async () => {
  for (const name of [
    'x-data-grid-pro',
    'x-data-grid-premium',
    'x-date-pickers-pro',
    'x-charts-pro',
  ]) {
    const { license, funding } = await read(`@mui/${name}`);
    expect([name, license, funding]).toEqual([name, 'SEE LICENSE IN LICENSE', undefined]);
  }
  const charts = await read('@mui/x-charts');
  expect([charts.license, charts.funding]).toEqual(['MIT', undefined]);
});

claim('npm reads the `funding` field of each installed package', async () => {
  const tree = await read('@mui/x-tree-view-pro');
  expect([tree.license, tree.funding?.url]).toEqual(['SEE LICENSE IN LICENSE', collective]);
});
