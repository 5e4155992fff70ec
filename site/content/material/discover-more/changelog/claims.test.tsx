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

claim('a fix for its event handlers', async () => {
  // Some of its spaces keep a line together.
  const text = (await changelog()).replaceAll('\u00A0', ' ');
  const notesOf = (release: string) => text.split(`\n## ${release}\n`)[1]?.split('\n## ')[0];
  for (const [release, ...entries] of [
    ['7.1.2', '[Chip] Fix handling on event handlers'],
    [
      '7.1.1',
      'when `renderValue` is used with empty array',
      'from being skipped when value is 0',
      '[Chip] Add slots and slotProps',
      'Export TablePaginationActions as new component',
      '[SnackbarContent] Fix `square` prop',
      '[SnackbarContent] Fix error when theme value is CSS variable',
      'Update the type for borderRadius',
      '### `@mui/stylis-plugin-rtl@7.1.1`',
      'Fix RTL does not work with CSS layer with a new package',
    ],
    [
      '7.1.0',
      'Material UI now works with **Tailwind CSS v4**',
      '[OutlinedInput] Add missing `notchedOutline` slot',
      '[Avatar] Fix img slot types and add missing slots',
      '[BottomNavigationAction] Add slots and slotProps',
      '[CardActionArea] Add slots and slotProps',
      'when `defaultMuiPrevented` is provided',
      "Add warning and docs for using `useMediaQuery('print')`",
      'when inserting text fragment with new line at the end',
      'Fix theme object changes between renders',
      'Infer `ownerState` from props in `styled`',
    ],
    [
      '7.0.2',
      'Add ability to render custom single value',
      'Prevent shrink animation',
      'Fix `spacing` prop ignoring value `0`',
      '[Dialog] Deprecate composed classes',
      'Added caching to `StyledEngineProvider`',
    ],
    [
      '7.0.1',
      'Export ThemeProviderProps',
      '[Fab] Fix default variant text color when using CSS vars',
      'Allow `null` in `anchorEl` function return type',
      'Bring back individual icon dts',
    ],
    [
      '7.0.0',
      'stable release of v7',
      'Update minimum TypeScript support to 4.9',
      'Fix when `onHighlightChange` is called',
      '[Tabs] Fix modifier keys + Left/Right Arrow key',
    ],
  ]) {
    for (const entry of entries) expect(notesOf(release ?? '')).toContain(entry);
  }
});

claim('`@mui/lab` is a preview with its own version number.', async () => {
  const lab = await commands.readFile('node_modules/@mui/lab/package.json');
  expect(lab).toMatch(/"version": "7\.0\.0-beta\.\d+"/);
});

claim(
  'In the sections of `@mui/material`, most entries name the component in brackets.',
  async () => {
    const notes = (await changelog()).split('\n## 6')[0] ?? '';
    const entriesOf = (text: string) => text.match(/^- .* @[\w-]+$/gm) ?? [];
    const sections = notes.split('\n### ').filter((text) => text.startsWith('`@mui/material@'));
    const entries = sections.flatMap(entriesOf);
    const named = entries.filter((entry) => /^- \[(?:[A-Z]|use)/.test(entry));
    expect(named.length).toBeGreaterThan(entries.length / 2);
    const all = entriesOf(notes);
    const numbered = all.filter((entry) => /\(#\d+\)/.test(entry));
    expect(numbered.length).toBeGreaterThan(all.length * 0.9);
  },
);
