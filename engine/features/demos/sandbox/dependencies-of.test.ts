import { expect, test } from 'vitest';
import { dependenciesOf } from './dependencies-of.ts';
import { sampleSandbox as sandbox } from './project.fixture.ts';

const versions: Readonly<Record<string, string>> = {
  '@lib/grid': '8.5.0',
  '@lib/core': '7.1.2',
};
function versionOf(name: string): string | undefined {
  return versions[name];
}
const grid = `import { DataGrid } from '@lib/grid';\nimport { useDemoData } from '@lib/data';\n`;

test('a data grid with its generator, JavaScript', () => {
  expect(dependenciesOf({ sources: [grid], codeVariant: 'JS', versionOf, sandbox })).toEqual({
    dependencies: {
      '@lib/styles': 'latest',
      '@lib/icons': 'latest',
      '@lib/core': '7.1.2',
      '@lib/grid': '8.5.0',
      '@lib/data': 'latest',
      react: 'latest',
      'react-dom': 'latest',
    },
    devDependencies: { vite: '^7.0.0', '@vitejs/plugin-react': '^5.0.0' },
  });
});

test('TypeScript adds the compiler and the types that packages do not bring', () => {
  const { devDependencies } = dependenciesOf({
    sources: [grid, `import _ from '@scope/thing/part';`],
    codeVariant: 'TS',
    versionOf,
    sandbox,
  });
  expect(devDependencies).toEqual({
    vite: '^7.0.0',
    '@vitejs/plugin-react': '^5.0.0',
    typescript: '^5.9.0',
    '@types/react': 'latest',
    '@types/react-dom': 'latest',
    '@types/scope__thing': 'latest',
  });
});

test('types have the major of the package they describe', () => {
  const { devDependencies } = dependenciesOf({
    sources: [],
    codeVariant: 'TS',
    versionOf: (name) => (name.startsWith('react') ? '19.3.1' : undefined),
    sandbox,
  });
  expect(devDependencies).toMatchObject({
    '@types/react': '^19.0.0',
    '@types/react-dom': '^19.0.0',
  });
});

test('a date adapter brings its library in the right range', () => {
  const code = `import dayjs from 'dayjs';\nimport { AdapterDayjs } from '@lib/dates/AdapterDayjs';\nimport { DatePicker } from '@lib/dates/DatePicker';\n`;
  const { dependencies, devDependencies } = dependenciesOf({
    sources: [code],
    codeVariant: 'TS',
    versionOf,
    sandbox,
  });
  expect(dependencies).toMatchObject({ dayjs: '^1.11.13', '@lib/dates': 'latest' });
  expect(Object.keys(devDependencies)).not.toContain('@types/dayjs');
});

test('files beside the demo are no packages', () => {
  const { dependencies } = dependenciesOf({
    sources: [`import { rows } from './data';`],
    codeVariant: 'JS',
    versionOf,
    sandbox,
  });
  expect(Object.keys(dependencies)).toEqual(['@lib/core', '@lib/styles', 'react', 'react-dom']);
});
