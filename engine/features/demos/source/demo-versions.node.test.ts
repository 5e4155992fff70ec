import { expect, test } from 'vitest';
import { demoVersions } from './demo-versions.node.ts';

function versionOf(name: string): string | undefined {
  return name === '@mui/material' || name === '@mui/lab' ? '7.1.2' : undefined;
}

test('names the installed version of every package, over all stylings and files', () => {
  const raw = {
    name: 'a',
    system: { source: `import './b';`, files: { 'b.ts': `import '@mui/lab/TabList';` } },
    css: { source: `import dayjs from 'dayjs';`, files: {} },
  };
  expect(demoVersions(raw, versionOf)).toEqual({ '@mui/lab': '7.1.2', '@mui/material': '7.1.2' });
});

test('an unknown date adapter is refused with its name', () => {
  const raw = { name: 'a', system: { source: `import '@mui/lab/AdapterFoo';`, files: {} } };
  expect(() => demoVersions(raw, versionOf)).toThrow(
    new TypeError(`Can't determine required npm package for adapter 'AdapterFoo'`),
  );
});
