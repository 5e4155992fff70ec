import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import gridPackage from '@mui/x-data-grid/package.json' with { type: 'json' };

/** Packages must be installed from a registry, which takes its time. */
const patience = 10 * 60_000;
const withoutStyles = ['x-date-pickers', 'x-charts', 'x-tree-view'];
const noDirectories = 'ERR_UNSUPPORTED_DIR_IMPORT';

/** An application of each product, with a type that one of them adds to the theme. */
const application = `
import { renderToString } from 'react-dom/server';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { DataGrid } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { DateField } from '@mui/x-date-pickers/DateField';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';

const theme = createTheme({
  components: { MuiDataGrid: { defaultProps: { density: 'compact' } } },
});
export const fields = [DateField];
const html = renderToString(
  <ThemeProvider theme={theme}>
    <DataGrid rows={[]} columns={[]} />
    <BarChart width={100} height={100} series={[{ data: [1] }]} />
    <SimpleTreeView />
  </ThemeProvider>,
);
console.log(html.includes('MuiSimpleTreeView-root'));
`;
const compilerOptions = {
  ...{ module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx', target: 'es2022' },
  ...{ lib: ['es2022', 'dom'], types: [], strict: true, noEmit: true, skipLibCheck: true },
};

describe.each([5, 6])('MUI X with Material UI v%i', (major) => {
  let project: string;
  beforeAll(() => {
    project = mkdtempSync(path.join(tmpdir(), 'older-material-ui-'));
    writeFileSync(path.join(project, 'package.json'), '{ "private": true }');
    writeFileSync(path.join(project, 'application.tsx'), application);
    writeFileSync(
      path.join(project, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['application.tsx'] }),
    );
    const products = ['x-data-grid', ...withoutStyles].map(
      (name) => `@mui/${name}@${gridPackage.version}`,
    );
    const core = [`@mui/material@${major}`, `@mui/system@${major}`];
    const others = ['@emotion/react', '@emotion/styled', 'react@19', 'react-dom@19', 'dayjs@1'];
    const types = ['@types/react@19', '@types/react-dom@19'];
    const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    run('npm', 'install', ...quiet, ...products, ...core, ...others, ...types);
  }, patience);
  afterAll(() => rmSync(project, { recursive: true, force: true }), patience);

  function run(command: string, ...args: string[]): string {
    return execFileSync(command, args, { cwd: project, encoding: 'utf8' });
  }

  /** What Node.js writes to its error output. */
  function errorOf(...args: string[]): string {
    return spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' }).stderr;
  }

  const importOf = (name: string) =>
    errorOf('--input-type=module', '--eval', `await import('@mui/${name}')`);
  const requireOf = (name: string) => errorOf('--eval', `require('@mui/${name}')`);

  async function buildForServer(noExternal: RegExp[], folder: string): Promise<string> {
    await build({
      configFile: false,
      root: project,
      logLevel: 'error',
      ssr: { noExternal },
      build: { ssr: 'application.tsx', outDir: folder },
    });
    return path.join(project, folder, 'application.mjs');
  }

  it('installs one version of the system', () => {
    const versions = new Set(run('npm', 'ls', '@mui/system').match(/@mui\/system@[\d.]+/g));
    expect([...versions]).toEqual([expect.stringMatching(`@${major}\\.`)]);
  });

  it.each(withoutStyles)('is refused by import and taken by require in Node.js: %s', (name) => {
    expect(importOf(name)).toContain(noDirectories);
    expect(requireOf(name)).toBe('');
  });

  it('is refused either way in Node.js when it is the Data Grid', () => {
    expect(importOf('x-data-grid')).toContain(noDirectories);
    expect(requireOf('x-data-grid')).toContain('index.css');
  });

  it('needs no setting of Vite in the browser', { timeout: patience }, async () => {
    const input = path.join(project, 'application.tsx');
    const built = await build({
      configFile: false,
      root: project,
      logLevel: 'error',
      build: { write: false, rolldownOptions: { input } },
    });
    expect([built].flat()).toHaveLength(1);
  });

  it('is drawn on a server by a bundle that Vite makes of it', { timeout: patience }, async () => {
    expect(errorOf(await buildForServer([], 'loaded'))).toContain(noDirectories);
    const bundle = await buildForServer([/^@mui\//], 'bundled');
    expect(run(process.execPath, bundle).trim()).toBe('true');
  });

  it('has types that fit', { timeout: patience }, () => {
    expect(run(path.resolve('node_modules/.bin/tsc'), '--project', project)).toBe('');
  });
});
