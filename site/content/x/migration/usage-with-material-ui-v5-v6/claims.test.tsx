import { commands } from 'vitest/browser';
import charts from '@mui/x-charts/package.json';
import chartsPro from '@mui/x-charts-pro/package.json';
import dataGrid from '@mui/x-data-grid/package.json';
import dataGridPremium from '@mui/x-data-grid-premium/package.json';
import dataGridPro from '@mui/x-data-grid-pro/package.json';
import datePickers from '@mui/x-date-pickers/package.json';
import datePickersPro from '@mui/x-date-pickers-pro/package.json';
import material from '@mui/material/package.json';
import system from '@mui/system/package.json';
import treeView from '@mui/x-tree-view/package.json';
import { claim, expect } from '#claims';

// What Material UI v5 and v6 do with these packages is proven where they are installed: tests/full/older-material-ui.test.ts.
const community = [dataGrid, datePickers, charts, treeView];
const manifests = [...community, dataGridPro, dataGridPremium, datePickersPro, chartsPro];
const accepted = '^5.15.14 || ^6.0.0 || ^7.0.0';

claim('Its packages accept Material UI v5, v6 and v7', () => {
  for (const { peerDependencies } of manifests) {
    expect(peerDependencies['@mui/material']).toBe(accepted);
  }
});

claim('| `@mui/system` | 5.15.14 or later, 6, 7 |', () => {
  for (const { peerDependencies } of manifests) {
    expect(peerDependencies['@mui/system']).toBe(accepted);
  }
});

claim('| `react`, `react-dom` | 17, 18, 19 |', () => {
  for (const { peerDependencies } of manifests) {
    expect(peerDependencies.react).toBe('^17.0.0 || ^18.0.0 || ^19.0.0');
    expect(peerDependencies['react-dom']).toBe(peerDependencies.react);
  }
});

claim('MUI X needs `@mui/material` and `@mui/system`.', () => {
  for (const { peerDependencies, peerDependenciesMeta } of manifests) {
    expect(Object.keys(peerDependencies)).toEqual(
      expect.arrayContaining(['@mui/material', '@mui/system']),
    );
    expect(Object.keys(peerDependenciesMeta)).not.toContain('@mui/material');
    expect(Object.keys(peerDependenciesMeta)).not.toContain('@mui/system');
  }
});

claim(
  'MUI X v8 and Material UI v7 have an `exports` field in their `package.json`, and ship ES modules.',
  async () => {
    for (const { name, exports } of [...manifests, material, system]) {
      const { default: entry } = exports['.'].import;
      expect(await commands.readFile(`node_modules/${name}/${entry}`)).toMatch(/^export /m);
    }
    expect(material.version).toMatch(/^7\./);
    for (const { version } of manifests) expect(version).toMatch(/^8\./);
  },
);

claim('The Data Grid also imports a CSS file, with every version of Material UI.', async () => {
  expect(dataGrid.sideEffects).toEqual(['**/*.css']);
  for (const folder of ['', 'esm/']) {
    const entry = await commands.readFile(
      `node_modules/@mui/x-data-grid/${folder}DataGrid/index.js`,
    );
    expect(entry).toMatch(/(import |require\()"\.\.\/index\.css"/);
  }
  for (const { sideEffects } of [datePickers, charts, treeView]) expect(sideEffects).toBe(false);
});
