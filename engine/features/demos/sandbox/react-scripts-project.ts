import { dependenciesOf } from './dependencies-of.ts';
import {
  demoFilesOf,
  formatJson,
  indexHtml,
  mainText,
  packageNameOf,
  tsconfig,
} from './project-parts.ts';
import type { ProjectFiles, ProjectRequest } from './project-request.ts';

/** A project for sandboxes that bundle with `react-scripts`. */
export function reactScriptsProjectOf(request: ProjectRequest): ProjectFiles {
  const { title, codeVariant, codeStyling } = request;
  const main = codeVariant === 'TS' ? 'src/index.tsx' : 'src/index.jsx';
  const tailwind = codeStyling === 'tailwind' ? tailwindScript : '';
  return {
    'public/index.html': indexHtml(title, tailwind),
    'package.json': packageJson(request, main),
    ...(codeVariant === 'TS' && { 'tsconfig.json': tsconfig }),
    [main]: mainText(request),
    ...demoFilesOf(request),
  };
}

/** Such a sandbox runs no bundler plugin: the utilities are made in the browser. */
const tailwindScript = `\n    <script src="https://cdn.jsdelivr.net/npm/@tailwindcss/browser@4"></script>`;

function packageJson(request: ProjectRequest, main: string): string {
  const { title, origin, codeVariant, source, relatives, versionOf } = request;
  const sources = [source, ...Object.values(relatives)];
  const tools = { 'react-scripts': 'latest' };
  const { dependencies, devDependencies } = dependenciesOf({
    sources,
    codeVariant,
    versionOf,
    tools: {},
  });
  return formatJson({
    name: packageNameOf(title),
    description: `${title}, from ${origin}`,
    private: true,
    main,
    scripts: { start: 'react-scripts start', build: 'react-scripts build' },
    dependencies: { ...dependencies, ...tools },
    devDependencies,
  });
}
