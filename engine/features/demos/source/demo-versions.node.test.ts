import { expect, test } from 'vitest';
import { sampleSandbox } from '../sandbox/project.fixture.ts';
import { demoVersions } from './demo-versions.node.ts';

function versionOf(name: string): string | undefined {
  return name === '@lib/core' || name === '@lib/dates' ? '7.1.2' : undefined;
}

test('names the installed version of every package, over all stylings and files', () => {
  const raw = {
    name: 'a',
    system: { source: `import './b';`, files: { 'b.ts': `import '@lib/dates/TabList';` } },
    css: { source: `import dayjs from 'dayjs';`, files: {} },
  };
  expect(demoVersions(raw, versionOf, sampleSandbox)).toEqual({
    '@lib/core': '7.1.2',
    '@lib/dates': '7.1.2',
  });
});

test('an unknown date adapter is refused with its name', () => {
  const raw = { name: 'a', system: { source: `import '@lib/dates/AdapterFoo';`, files: {} } };
  expect(() => demoVersions(raw, versionOf, sampleSandbox)).toThrow(
    new TypeError(`Can't determine required npm package for adapter 'AdapterFoo'`),
  );
});
