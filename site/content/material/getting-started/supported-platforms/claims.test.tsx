import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { startTransition, StrictMode, Suspense, use } from 'react';
import ts from 'typescript';
import { commands } from 'vitest/browser';
import Button from '@mui/material/Button';
import { claim, expect, page, show, vi } from '#claims';
import ThisBrowser from './demos/this-browser.tsx';
import text from './page.md?raw';

claim(
  'It answers `false` on the server and while React hydrates, then the real value.',
  async () => {
    const values: boolean[] = [];
    function Wide() {
      const wide = useMediaQuery('(min-width: 1px)');
      values.push(wide);
      return <p>{wide ? 'wide' : 'narrow'}</p>;
    }
    const html = renderToString(<Wide />);
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = html.replace('wide', 'narrow');
    values.length = 0;
    const root = hydrateRoot(box, <Wide />);
    await expect.poll(() => box.textContent).toBe('wide');
    expect(values).toEqual([false, true]);
    root.unmount();
    box.remove();
  },
);

claim('Portals render nothing on the server.', () => {
  expect(renderToString(<Dialog open>Saved</Dialog>)).not.toContain('Saved');
});

claim('With `disablePortal`, it is in the HTML.', () => {
  const dialog = (
    <Dialog open disablePortal>
      Saved
    </Dialog>
  );
  expect(renderToString(dialog)).toContain('Saved');
});

const read = (file: string) => commands.readFile(`node_modules/@mui/${file}`);

claim('The packages show what the published code needs at least.', async () => {
  expect(await read('system/esm/createStyled/createStyled.js')).toContain('??=');
  expect(await read('system/esm/createTheme/applyStyles.js')).toContain(':where(');
  expect(await read('x-charts-pro/esm/FunnelChart/useFunnelChartProps.js')).toContain(
    '.toReversed(',
  );
  const grid = await read('x-data-grid/esm/components/containers/GridRootStyles.js');
  expect(grid).toContain('`rgba(from ${color} r g b / ${opacity})`');
  expect(grid).toContain('`color-mix(in srgb,');
  for (const color of [
    'removeOpacity(vars.colors.interactive.hover)',
    'outline: `solid ${setOpacity(',
  ]) {
    expect(grid).toContain(color);
  }
  for (const name of ['CardHeader', 'ListItemText']) {
    expect(await read(`material/esm/${name}/${name}.js`)).toContain(':where(');
  }
  for (const name of ['Tabs', 'TextareaAutosize']) {
    expect(await read(`material/esm/${name}/${name}.js`)).toContain('new ResizeObserver');
  }
  expect(await read('utils/esm/isFocusVisible/isFocusVisible.js')).toContain(':focus-visible');
  expect(await read('x-data-grid/esm/utils/css/context.js')).toContain('Object.hasOwn');
  expect(await read('material/esm/ButtonBase/ButtonBase.js')).toContain('isFocusVisible');
});

claim('4.9 or later', async () => {
  const manifest = await read('material/package.json');
  expect(manifest).toMatch(/"react": "\^17\.0\.0 \|\| \^18\.0\.0 \|\| \^19\.0\.0"/);
  expect(manifest).toContain('"node": ">=14.0.0"');
  expect(manifest).toContain('"@emotion/react": "^11.5.0"');
  expect(manifest).toContain('"@emotion/styled": "^11.3.0"');
  expect(await read('material/CHANGELOG.md')).toContain('Update minimum TypeScript support to 4.9');
});

/** What the compiler has against the options of the page, with some of them changed. */
function complaintsAbout(changes: Readonly<Record<string, string>>): string[] {
  const [, config = ''] = /^```json title="tsconfig.json"\n(.*?)^```$/ms.exec(text) ?? [];
  const parsed = ts.parseConfigFileTextToJson('tsconfig.json', config).config as {
    compilerOptions: object;
  };
  const { options, errors } = ts.convertCompilerOptionsFromJson(
    { ...parsed.compilerOptions, ...changes },
    '/',
  );
  const program = ts.createProgram({ rootNames: [], options, host: emptyHost });
  return [...errors, ...program.getOptionsDiagnostics()].map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, '\n'),
  );
}

/** Options are compared with each other; no file is read for this. */
const emptyHost: ts.CompilerHost = {
  fileExists: () => false,
  readFile: () => undefined,
  writeFile: () => undefined,
  getSourceFile: (name) => ts.createSourceFile(name, '', ts.ScriptTarget.ESNext),
  getDefaultLibFileName: () => 'lib.d.ts',
  getCurrentDirectory: () => '/',
  getCanonicalFileName: (name) => name,
  useCaseSensitiveFileNames: () => true,
  getNewLine: () => '\n',
};

claim('set both `module` and `moduleResolution` to `node16`.', () => {
  expect(complaintsAbout({})).toEqual([]);
  expect(complaintsAbout({ moduleResolution: 'unknown' })).toHaveLength(1);
  expect(complaintsAbout({ moduleResolution: 'node16' })).not.toEqual([]);
  expect(complaintsAbout({ module: 'node16', moduleResolution: 'node16' })).toEqual([]);
});

claim('You can ask your own browser:', async () => {
  await show(<ThisBrowser />);
  await expect
    .poll(
      () => page.getByRole('listitem').elements().length + page.getByRole('row').elements().length,
    )
    .toBeGreaterThan(2);
});

claim('They work in `StrictMode`, with concurrent rendering and with `Suspense`.', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let answer: (text: string) => void = () => undefined;
  const text = new Promise<string>((resolve) => (answer = resolve));
  function Label() {
    return use(text);
  }
  await show(
    <StrictMode>
      <Suspense fallback={<Button loading>Loading</Button>}>
        <Button>
          <Label />
        </Button>
      </Suspense>
    </StrictMode>,
  );
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  startTransition(() => answer('Save'));
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible();
  expect(error).not.toHaveBeenCalled();
});
