import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { createTheme } from '@mui/material/styles';
import { format } from 'prettier';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { myThemeOptions } from './my-theme-options.ts';
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
const here = import.meta.dirname;

it('writes an empty call for the library itself, and one line for one change', () => {
  const empty = `import { createTheme } from '@mui/material/styles';\n\nexport const theme = createTheme();\n`;
  expect(themeCode(libraryTheme, 'TS')).toBe(empty);
  expect(themeCode({ ...libraryTheme, radius: 12 }, 'JS')).toContain(
    'createTheme({ shape: { borderRadius: 12 } });',
  );
});

it('names both modes and the variables that they need', () => {
  expect(themeCode({ ...libraryTheme, light: { text: '#111111' } }, 'TS')).toBe(
    `import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  cssVariables: true,
  colorSchemes: {
    light: { palette: { text: { primary: '#111111' } } },
    dark: true,
  },
});
`,
  );
});

it('gives charts the palette, without asking for their types', () => {
  const code = themeCode({ ...libraryTheme, light: { primary: '#4747c2' } }, 'TS');
  expect(code).toContain(`export const theme = createTheme(
  {
    cssVariables: true,
    colorSchemes: {
      light: { palette: { primary: { main: '#4747c2' } } },
      dark: { palette: { primary: { main: '#9898dd' } } },
    },
  },
  { components: charts() },
);
`);
  expect(code).toContain("    'var(--mui-palette-primary-main)',\n");
  expect(code).not.toContain('x-charts');
});

it.each(variants)('makes the theme that the studio shows: %s', (variant) => {
  for (const theme of themes) {
    const options = myThemeOptions(theme);
    const shown = createTheme({ ...(options.colorSchemes && { cssVariables: true }), ...options });
    expect(JSON.stringify(run(themeCode(theme, variant)))).toBe(JSON.stringify(shown));
  }
});

it('looks as the formatter would write it', async () => {
  for (const code of themes.flatMap((theme) => variants.map((it) => themeCode(theme, it)))) {
    expect(await format(code, { parser: 'typescript', singleQuote: true })).toBe(code);
  }
});

/** Types that a module brings count for a whole program, so code that asks for none stands in one of its own. */
it.each([true, false])(
  'compiles against the installed library, with types of the grid: %s',
  (hasTypes) => {
    const files = new Map(
      themes
        .flatMap((theme) => variants.map((it) => [theme, it] as const))
        .filter(([theme, it]) => themeCode(theme, it).includes('themeAugmentation') === hasTypes)
        .map(([theme, it], at) => [
          path.join(here, `theme-${String(at)}.${it.toLowerCase()}`),
          themeCode(theme, it),
        ]),
    );
    expect(files.size).toBeGreaterThan(0);
    files.set(
      path.join(here, 'wrong.ts'),
      themeCode(libraryTheme, 'TS').replace('()', '({ shap: { borderRadius: 8 } })'),
    );
    expect(problemsIn(files).map((it) => it.replace(here, ''))).toEqual([
      expect.stringMatching(/^\/wrong\.ts: .*shap/),
    ]);
  },
);

type ModuleBody = (require: NodeJS.Require, exported: { theme?: unknown }) => void;

/** The theme that a module makes when it runs. */
function run(code: string): unknown {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ESNext },
  });
  const exported: Parameters<ModuleBody>[1] = {};
  const module = compileFunction(outputText, ['require', 'exports']) as ModuleBody;
  module(createRequire(import.meta.url), exported);
  return exported.theme;
}

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
