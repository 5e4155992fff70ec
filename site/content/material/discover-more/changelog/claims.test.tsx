import { version } from '@mui/material/version';
import { commands } from 'vitest/browser';
import { claim, expect } from '#claims';

const changelog = () => commands.readFile('node_modules/@mui/material/CHANGELOG.md');

claim('This site documents `@mui/material` 7.1.2.', () => {
  expect(version).toBe('7.1.2');
});

claim('Dates and entries are those of the changelog in the installed package.', async () => {
  const text = await changelog();
  const dates = [...text.matchAll(/^## (7\.\d+\.\d+)$[^#]*?^_(\w+ \d+, \d+)_$/gm)].map(
    ([, release, date]) => `${release} ${date}`,
  );
  expect(dates).toEqual([
    '7.1.2 Jun 18, 2025',
    '7.1.1 May 30, 2025',
    '7.1.0 May 6, 2025',
    '7.0.2 Apr 9, 2025',
    '7.0.1 Mar 28, 2025',
    '7.0.0 Mar 26, 2025',
  ]);
});

claim('A release has a section per package', async () => {
  const text = await changelog();
  expect(text).toContain('### `@mui/material@7.1.1`');
  expect(text).toContain('### `@mui/system@7.1.1`');
  expect(text).toContain('### Core');
});
