import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { root } from '../../tools/bootstrap/root.mjs';

/** Packages must be installed from a registry, which takes its time. */
const patience = 15 * 60_000;
vi.setConfig({ testTimeout: patience });
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}, patience);

/** A tutorial, from the sections of a page that a reader follows. */
class Tutorial {
  readonly #text: string;

  constructor(page: string, ...sections: string[]) {
    const text = readFileSync(path.join(root, 'site/content/material', page, 'page.md'), 'utf8');
    this.#text = sections.map((section) => sectionOf(text, section)).join('\n') || text;
  }

  /** Code blocks that name a file; a later one replaces an earlier one. */
  get files(): Record<string, string> {
    return Object.fromEntries(
      [...this.#text.matchAll(fence)].flatMap(({ groups = {} }) => {
        const title = /title="([^"]+\.\w+)"/.exec(groups.meta ?? '')?.[1];
        return title ? [[title, outdent(groups.code ?? '', groups.indent ?? '')]] : [];
      }),
    );
  }

  /** A code block that is not named like a file. */
  fenceTitled(title: string): string {
    const blocks = [...this.#text.matchAll(fence)];
    return (
      blocks.find(({ groups = {} }) => groups.meta?.includes(`"${title}"`))?.groups?.code ?? ''
    );
  }

  /** What is typed into a terminal. */
  get commands(): string[] {
    return [...this.#text.matchAll(fence)]
      .filter(({ groups = {} }) => groups.lang === 'bash')
      .flatMap(({ groups = {} }) => (groups.code ?? '').trim().split('\n'));
  }

  /** Packages that the page tells to install, in the versions that its commands name. */
  get packages(): string[] {
    return [...this.#text.matchAll(/^ *::install\{packages="([^"]+)"/gm)]
      .flatMap(([, names = '']) => names.split(' '))
      .map((name) => (/.@/.test(name) ? name : `${name}${installedMajor(name)}`));
  }
}

const fence =
  /^(?<indent> *)(?<ticks>`{3,})(?<lang>\w*)(?<meta>[^\n`]*)\n(?<code>[\s\S]*?)^ *\k<ticks> *$/gm;

function outdent(code: string, indent: string): string {
  return code.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
}

/** The text below a heading, down to the next one of its rank. */
function sectionOf(text: string, heading: string): string {
  const start = new RegExp(`^(#+) ${heading}$`, 'm').exec(text);
  if (!start) throw new Error(`There is no section "${heading}".`);
  const rest = text.slice(start.index + start[0].length);
  const end = new RegExp(`^#{2,${(start[1] ?? '').length}} `, 'm').exec(rest);
  return rest.slice(0, end?.index);
}

/** The build adds the major version of the packages that this repository has, as `::install` does. */
function installedMajor(name: string): string {
  try {
    const manifest = readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8');
    const { version } = JSON.parse(manifest) as { version: string };
    return `@${version.split('.')[0] ?? ''}`;
  } catch {
    return '';
  }
}

/** A folder on the reader's disk. */
class Project {
  readonly folder: string;

  constructor(folder = mkdtempSync(path.join(tmpdir(), 'tutorial-'))) {
    this.folder = folder;
    folders.push(folder);
  }

  write(files: Readonly<Record<string, string>>): void {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(this.folder, name)), { recursive: true });
      writeFileSync(path.join(this.folder, name), text);
    }
  }

  remove(...names: string[]): void {
    for (const name of names) rmSync(path.join(this.folder, name), { recursive: true });
  }

  run(command: string, env: Readonly<Record<string, string>> = {}): string {
    // Of the environment only what leads to programs and to the registry: the test runner's would make it a build for tests.
    const needed = /^(?:PATH|HOME|(?:https?|no)_proxy|npm_config_registry|NODE_EXTRA_CA_CERTS)$/i;
    const kept = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => needed.test(name)),
    );
    const PATH = `${path.dirname(process.execPath)}:${kept['PATH'] ?? ''}`;
    return execFileSync('sh', ['-c', command], {
      cwd: this.folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: patience,
      killSignal: 'SIGKILL',
      env: { ...kept, PATH, CI: '1', NEXT_TELEMETRY_DISABLED: '1', ...env },
    });
  }

  install(packages: readonly string[], ...options: string[]): void {
    const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    // A registry that falls silent is asked again.
    quiet.push('--fetch-timeout=60000');
    this.run(['npm', 'install', ...quiet, ...options, ...packages].join(' '));
  }

  /** What a glob finds, as one text. */
  read(pattern: string): string {
    const files = globSync(pattern, { cwd: this.folder });
    expect(files).not.toEqual([]);
    return files.map((file) => readFileSync(path.join(this.folder, file), 'utf8')).join('\n');
  }
}

const vitePackages = [
  'vite@6',
  '@vitejs/plugin-react@4',
  'typescript@5',
  'react@19',
  'react-dom@19',
];
const typePackages = ['@types/react@19', '@types/react-dom@19', '@types/node@22'];

/** What `create-vite` writes, as far as it matters. */
const viteProject = {
  'package.json': '{ "private": true, "type": "module" }',
  'index.html': '<div id="root"></div><script type="module" src="/src/main.tsx"></script>',
  'vite.config.ts': `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
export default defineConfig({ plugins: [react()] });`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      ...{ module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx', target: 'es2022' },
      ...{ lib: ['es2022', 'dom', 'dom.iterable'], types: ['vite/client'], strict: true },
      ...{ noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true },
    },
    include: ['src'],
  }),
};
const nextProject = { 'package.json': '{ "private": true }' };
const nextPackages = ['next@15', 'react@19', 'react-dom@19', 'typescript@5', ...typePackages];
const page = `import Button from '@mui/material/Button';
export default function Page() {
  return <Button variant="contained" href="/map" sx={{ p: 2, color: 'primary.main' }}>Map</Button>;
}`;

const emotion = ['@mui/material@7', '@emotion/react@11', '@emotion/styled@11'];
const bookingPage = `import Button from '@mui/material/Button';
export function BookingPage() {
  return <Button className="p-6">Book</Button>;
}`;
/** What a server component may do, by the table of the page. */
const serverComponents = {
  'app/page.tsx': `import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Tooltip from '@mui/material/Tooltip';
import { MapButton } from '../components/map-button';
import NextLink from '../components/next-link';
export default function Page() {
  return (
    <Box sx={{ p: 2, color: 'primary.main' }}>
      <Button variant="contained" href="/map">Map</Button>
      <Tooltip title="Map" slots={{ transition: Fade }}><span>Map</span></Tooltip>
      <Button component={NextLink} href="/map">Map</Button>
      <MapButton />
    </Box>
  );
}`,
};
/** Stands in for the font host, which no test asks. */
const anyFont = `module.exports = new Proxy({}, { get: () =>
  "@font-face { font-family: 'Roboto'; font-style: normal; font-weight: 400; src: url(https://fonts.gstatic.com/roboto.woff2) format('woff2'); unicode-range: U+0000-00FF; }" });`;
const noteInTheme = `import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import styled from 'styled-components';
const Note = styled.p\`color: \${({ theme }) => theme.palette.text.secondary};\`;
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <ThemeProvider theme={createTheme()}>
      <Button sx={{ p: 2 }}>Book</Button>
      <Note>Platform 4</Note>
    </ThemeProvider>,
  );
}`;
const kilnApp = `import Button from '@mui/material/Button';
import Grid from '@mui/material/PigmentGrid';
import Stack from '@mui/material/PigmentStack';
import Box from '@mui/material-pigment-css/Box';
import { FireButton } from './fire-button';
import { frame, Title } from './kiln-card';
import { NightNote } from './night-note';
import { Veil } from './veil';
export function App({ hot = false }: { hot?: boolean }) {
  return (
    <Grid container spacing={2}>
      <Grid size={{ xs: 12, md: 6 }}>
        <Stack direction="row" spacing={2}>
          <Title className={frame}>Kiln 2</Title>
          <Button variant="contained">Fire</Button>
          <FireButton sx={{ mt: 1 }}>Stop</FireButton>
          <NightNote>Cone 6</NightNote>
          <Veil />
          <Box sx={{ p: { xs: 1, md: 3 }, '&:hover': { color: 'primary.dark' } }} />
          <Box sx={hot ? { mb: 4 } : { mb: 6 }} />
          <Box sx={[{ mt: 1 }, hot && { mb: 4 }]} />
          <p sx={{ mt: 3 }}>Cone 6</p>
        </Stack>
      </Grid>
    </Grid>
  );
}`;

const kilnPages = {
  'app/layout.tsx': `import '@mui/material-pigment-css/styles.css';
export default function Layout({ children }: { children: React.ReactNode }) {
  return <html lang="en"><body>{children}</body></html>;
}`,
  'app/page.tsx': `import Button from '@mui/material/Button';
import { Title } from '../kiln-card';
export default function Page() {
  return <main><Title>Kiln 2</Title><Button variant="contained" sx={{ mt: 2 }}>Fire</Button></main>;
}`,
};

/** The compiler's options of the project, with those of a page. */
function withPaths(text: string): string {
  const base = JSON.parse(viteProject['tsconfig.json']) as { compilerOptions: object };
  const { compilerOptions } = JSON.parse(text) as { compilerOptions: object };
  return JSON.stringify({
    ...base,
    compilerOptions: { ...base.compilerOptions, ...compilerOptions },
  });
}

describe('example projects', () => {
  it('build with Vite', () => {
    const tutorial = new Tutorial('getting-started/example-projects', 'Vite with TypeScript');
    const home = new Project();
    home.run((tutorial.commands[0] ?? '').replace('npm create', 'npm create --yes'));
    const project = new Project(path.join(home.folder, 'orders'));
    project.install(tutorial.packages);
    project.write(tutorial.files);
    project.remove('src/App.css', 'src/index.css');
    project.run('npm run build');
    expect(project.read('dist/assets/*.js')).toContain('Add a box');
  });

  it('build with the App Router of Next.js', () => {
    const tutorial = new Tutorial(
      'getting-started/example-projects',
      'Next.js with the App Router',
    );
    const home = new Project();
    home.run((tutorial.commands[0] ?? '').replace('npx', 'npx --yes'));
    const project = new Project(path.join(home.folder, 'shop'));
    project.install(tutorial.packages);
    project.write(tutorial.files);
    project.run('npm run build');
    expect(project.read('.next/server/app/index.html')).toContain('<style data-emotion="mui');
  });
});

describe('Next.js', () => {
  const nextjs = 'integrations/nextjs';

  it('builds with the App Router', () => {
    const { files } = new Tutorial(nextjs, 'App Router', 'One link');
    const project = new Project();
    project.write({ ...nextProject, ...files, ...serverComponents, 'fonts.cjs': anyFont });
    project.install([...nextPackages, ...new Tutorial(nextjs).packages]);
    project.run('npx next build', {
      NEXT_FONT_GOOGLE_MOCKED_RESPONSES: path.join(project.folder, 'fonts.cjs'),
    });
    const html = project.read('.next/server/app/index.html');
    expect(html).toMatch(/<head>.*<style data-emotion="mui[\s"].*<\/head>/s);
    expect(html).toContain('href="/map"');
    project.remove('theme.ts');
    project.write(new Tutorial(nextjs, 'Every link').files);
    project.run('npx next build', {
      NEXT_FONT_GOOGLE_MOCKED_RESPONSES: path.join(project.folder, 'fonts.cjs'),
    });
  });

  it('builds with the Pages Router', () => {
    const { files } = new Tutorial(nextjs, '1. Document', '2. App', '3. Theme');
    delete files['app/layout.tsx'];
    const project = new Project();
    project.write({ ...nextProject, ...files, 'pages/index.tsx': page });
    project.install([...nextPackages, ...new Tutorial(nextjs).packages]);
    project.run('npx next build');
    expect(project.read('.next/server/pages/index.html')).toMatch(
      /<head>.*<style data-emotion="mui[\s"].*<\/head>/s,
    );
  });

  it('builds with a nonce', () => {
    const tutorial = new Tutorial('guides/content-security-policy', 'App Router');
    const project = new Project();
    project.write({ ...nextProject, ...tutorial.files, 'app/page.tsx': page });
    project.install([...nextPackages, ...new Tutorial(nextjs).packages]);
    expect(project.run('npx next build')).toMatch(/ƒ \/\n|ƒ \/ /);
  });
});

describe('Tailwind CSS', () => {
  const tailwind = 'integrations/tailwindcss';

  it('builds with Vite', () => {
    const tutorial = new Tutorial(tailwind, 'Vite and other browser apps');
    const project = new Project();
    project.write({ ...viteProject, ...tutorial.files, 'src/booking-page.tsx': bookingPage });
    project.install([...vitePackages, ...typePackages, ...emotion, ...tutorial.packages]);
    project.run('npx tsc && npx vite build');
    const css = project.read('dist/assets/*.css');
    const layers = [...css.matchAll(/@layer ([a-z, ]+)/g)].flatMap(([, names = '']) =>
      names.split(/, ?/),
    );
    expect(
      [...new Set(layers.map((name) => name.trim()))].filter((name) => name !== 'properties'),
    ).toEqual(['theme', 'base', 'mui', 'components', 'utilities']);
    expect(css).toContain('.p-6');
  });

  it('builds with Next.js', () => {
    const tutorial = new Tutorial(tailwind, 'Next.js App Router');
    const project = new Project();
    const layout = {
      'app/page.tsx': bookingPage.replace('export function', 'export default function'),
    };
    project.write({ ...nextProject, ...tutorial.files, ...layout });
    const nextjs = new Tutorial('integrations/nextjs');
    project.install([...nextPackages, ...nextjs.packages, ...tutorial.packages]);
    project.run('npx next build');
    expect(project.read('.next/static/css/*.css')).toContain('.p-6');
    expect(project.read('.next/server/app/index.html')).toContain('@layer mui');
  });
});

describe('styled-components', () => {
  const styled = 'integrations/styled-components';

  it('builds next to Emotion', () => {
    const { files } = new Tutorial(styled, 'Keep both');
    const project = new Project();
    project.write({
      ...viteProject,
      'src/seat-button.tsx': files['seat-button.tsx'] ?? '',
      'src/styles.tsx': files['main.tsx'] ?? '',
      'src/main.tsx': `import { createRoot } from 'react-dom/client';
import { SeatButton } from './seat-button';
import { Styles } from './styles';
const root = document.getElementById('root');
if (root) createRoot(root).render(<Styles><SeatButton disabled>Seat 4</SeatButton></Styles>);`,
    });
    project.install([...vitePackages, ...typePackages, ...emotion, 'styled-components@6']);
    project.run('npx tsc && npx vite build');
  });

  it.each(['package manager', 'bundler'])('replaces Emotion by the %s', (by) => {
    const tutorial = new Tutorial(styled, 'Replace the engine', 'Theme');
    const project = new Project();
    const byBundler = by === 'bundler';
    project.write({
      ...viteProject,
      'src/styled.d.ts': tutorial.files['styled.d.ts'] ?? '',
      'src/main.tsx': noteInTheme,
      ...(byBundler ? { 'vite.config.ts': tutorial.files['vite.config.ts'] ?? '' } : {}),
      ...(byBundler ? {} : { 'package.json': tutorial.fenceTitled('npm') }),
      ...(byBundler ? { 'tsconfig.json': withPaths(tutorial.files['tsconfig.json'] ?? '{}') } : {}),
    });
    project.install([...vitePackages, ...typePackages, ...tutorial.packages]);
    project.run('npx tsc && npx vite build');
    const script = project.read('dist/assets/*.js');
    expect(script).toContain('data-styled');
    expect(script).not.toContain('data-emotion');
  });
});

describe('Pigment CSS', () => {
  const pigment = 'guides/pigment-css';
  const exact = [
    '@mui/material@7.1.2',
    '@mui/material-pigment-css@7.1.1',
    '@pigment-css/react@0.0.30',
  ];

  it('builds with Vite', () => {
    const tutorial = new Tutorial(pigment, 'Set up with Vite');
    const { 'kiln-card.tsx': card = '' } = new Tutorial(pigment, 'Create styles').files;
    const parts = new Tutorial(pigment, 'Pass on sx', 'Colors and modes').files;
    const project = new Project();
    project.write({
      ...viteProject,
      ...tutorial.files,
      ...new Tutorial(pigment, 'TypeScript').files,
      'src/kiln-card.tsx': card,
      ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [`src/${name}`, text])),
      'src/app.tsx': kilnApp,
    });
    project.install([
      ...vitePackages,
      ...typePackages,
      ...exact,
      '@pigment-css/vite-plugin@0.0.30',
    ]);
    project.run('npx tsc && npx vite build');
    const css = project.read('dist/assets/*.css');
    expect(css).toContain('color:var(--mui-palette-primary-main, #1976d2)');
    expect(css).toContain('calc(2 * var(--mui-spacing, 8px))');
    expect(css.replaceAll(/--mui-palette-Skeleton-bg:[^;]*/g, '')).not.toContain('undefined');
    expect(project.read('dist/assets/*.js')).not.toContain('data-emotion');
  });

  it('builds with Next.js', () => {
    const { files } = new Tutorial(pigment, 'Set up with Next.js', 'Create styles');
    const types = new Tutorial(pigment, 'TypeScript').files['src/pigment.d.ts'] ?? '';
    const project = new Project();
    project.write({ ...nextProject, ...files, 'pigment.d.ts': types, ...kilnPages });
    project.install([...nextPackages, ...exact, '@pigment-css/nextjs-plugin@0.0.30']);
    project.run('npx next build');
    expect(project.read('.next/static/css/*.css')).toMatch(
      /color:var\(--mui-palette-primary-main, ?#1976d2\)/,
    );
  });
});

describe('server rendering', () => {
  it('sends the styles in the head', () => {
    const tutorial = new Tutorial('guides/server-rendering', 'Styles in the head');
    const project = new Project();
    project.write({ 'package.json': '{ "private": true }', ...tutorial.files });
    project.install(['react@19', 'react-dom@19', 'esbuild@0.25', ...emotion, ...tutorial.packages]);
    const [client = '', server = '', start = ''] = tutorial.commands;
    project.run(`${client} && ${server}`);
    const ask = "fetch('http://localhost:3000').then((it) => it.text()).then(console.log)";
    const html = project.run(`${start} & server=$!
for try in 1 2 3 4 5 6 7 8 9; do sleep 2; node -e "${ask}" && break; done; kill $server`);
    expect(html).toMatch(/<head>.*<style data-emotion="css [^"]+">.*<\/head>/s);
    expect(html.split('</head>')[1]).not.toContain('<style');
  });
});
