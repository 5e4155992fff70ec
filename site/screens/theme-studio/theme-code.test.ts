import path from 'node:path';
import { format } from 'prettier';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { colorNames, densities, fontNames, libraryTheme, type MyTheme } from './my-theme.ts';
import { themeCode, type CodeVariant } from './theme-code.ts';

const everyColor = Object.fromEntries(colorNames.map((name) => [name, '#4747c2'] as const));
const themes: readonly MyTheme[] = [
  libraryTheme,
  { ...libraryTheme, radius: 12 },
  { ...libraryTheme, light: { primary: '#4747c2' } },
  { ...libraryTheme, dark: { paper: '#1d1e27', text: '#ebebf2cc' }, spacing: 6 },
  ...densities.map((density) => ({ ...libraryTheme, density })),
  ...fontNames.map((font) => ({ ...libraryTheme, font, fontSize: 16 })),
  {
    light: everyColor,
    dark: everyColor,
    radius: 0,
    spacing: 12,
    fontSize: 18,
    font: 'serif',
    density: 'compact',
  },
];
const variants: readonly CodeVariant[] = ['TS', 'JS'];

it('writes an empty call for the library itself, and one line for one change', () => {
  const empty = `import { createTheme } from '@mui/material/styles';\n\nexport const theme = createTheme();\n`;
  expect(themeCode(libraryTheme, 'TS')).toBe(empty);
  expect(themeCode({ ...libraryTheme, radius: 12 }, 'JS')).toContain(
    'createTheme({ shape: { borderRadius: 12 } });',
  );
});

it('names both modes and the variables that they need', () => {
  expect(themeCode({ ...libraryTheme, light: { primary: '#4747c2' } }, 'TS')).toBe(
    `import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  cssVariables: true,
  colorSchemes: {
    light: { palette: { primary: { main: '#4747c2' } } },
    dark: { palette: { primary: { main: '#9898dd' } } },
  },
});
`,
  );
});

it('looks as the formatter would write it', async () => {
  for (const code of themes.flatMap((theme) => variants.map((it) => themeCode(theme, it)))) {
    expect(await format(code, { parser: 'typescript', singleQuote: true })).toBe(code);
  }
});

it('compiles against the installed library', () => {
  const here = import.meta.dirname;
  const files = new Map(
    themes.flatMap((theme, at) => [
      [path.join(here, `theme-${String(at)}.ts`), themeCode(theme, 'TS')] as const,
      [path.join(here, `script-${String(at)}.js`), themeCode(theme, 'JS')] as const,
    ]),
  );
  const wrong = path.join(here, 'wrong.ts');
  files.set(wrong, themeCode(libraryTheme, 'TS').replace('()', '({ shap: { borderRadius: 8 } })'));
  expect(problemsIn(files).map((it) => it.replace(here, ''))).toEqual([
    expect.stringMatching(/^\/wrong\.ts: .*shap/),
  ]);
}, 60_000);

/** What the compiler finds in files that exist only here; those without types are only parsed. */
function problemsIn(files: ReadonlyMap<string, string>): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    allowJs: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const disk = ts.createCompilerHost(options);
  host.fileExists = (file) => files.has(file) || disk.fileExists(file);
  host.readFile = (file) => files.get(file) ?? disk.readFile(file);
  host.getSourceFile = (file, ...rest) => {
    const text = files.get(file);
    return text === undefined
      ? disk.getSourceFile(file, ...rest)
      : ts.createSourceFile(file, text, ts.ScriptTarget.ESNext);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    return `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
