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

claim('The full text is in the file `LICENSE` of each package.', async () => {
  for (const name of ['material', 'system', 'icons-material', 'lab', 'x-data-grid', 'x-charts']) {
    const text = await commands.readFile(`node_modules/@mui/${name}/LICENSE`);
    expect(text).toContain('free of charge, to any person');
    expect(text).toContain('WITHOUT WARRANTY OF ANY KIND');
  }
});

claim('You must keep the license text with copies of the code.', async () => {
  const text = await commands.readFile('node_modules/@mui/material/LICENSE');
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'this permission notice shall be included in all copies or substantial portions of the Software',
  );
  expect(text).toContain('use, copy, modify, merge, publish, distribute, sublicense, and/or sell');
});
