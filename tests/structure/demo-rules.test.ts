import { ESLint } from 'eslint';
import { expect, it, vi } from 'vitest';

// The first run of the linter reads the types of the project.
vi.setConfig({ testTimeout: 60_000 });

const linter = new ESLint();

/** What the linter forbids in a demo with these lines. */
async function complaintsAbout(lines: string): Promise<string[]> {
  const filePath = 'site/content/tree-view/overview/demos/folder-tree.tsx';
  const [result] = await linter.lintText(lines, { filePath });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'no-restricted-syntax')
    .map(({ message }) => message.split(/[:,]/)[0] ?? '');
}

const inComponent = (body: string): string => `export default function Demo() { ${body} }`;

it.each([
  ['export const a = {} as Theme;', 'A demo casts nothing'],
  [inComponent('return <p id="total" />;'), 'Take the id from useId()'],
  [
    inComponent('const theme = createTheme({}); return theme;'),
    'Create the theme outside of the component or in useMemo()',
  ],
  [
    inComponent('return <DataGridPro getDetailPanelHeight={() => 200} />;'),
    'Write the function outside of the component',
  ],
])('a demo must not say %s', async (lines, complaint) => {
  expect(await complaintsAbout(lines)).toEqual([complaint]);
});

it.each([
  "export const shades = ['light', 'dark'] as const;",
  inComponent('const id = useId(); return <p id={id} />;'),
  inComponent('const theme = useMemo(() => createTheme({ spacing }), [spacing]); return theme;'),
  'const theme = createTheme({});',
])('a demo may say %s', async (lines) => {
  expect(await complaintsAbout(lines)).toEqual([]);
});
