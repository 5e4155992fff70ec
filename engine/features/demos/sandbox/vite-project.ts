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

/** A runnable Vite project with one demo in it, pinned to the documented versions. */
export function viteProjectOf(request: ProjectRequest): ProjectFiles {
  const { title, origin, codeVariant, codeStyling } = request;
  const typed = codeVariant === 'TS';
  const tailwind = codeStyling === 'tailwind';
  const main = `src/main.${typed ? 'tsx' : 'jsx'}`;
  const script = `\n    <script type="module" src="/${main}"></script>`;
  return {
    'index.html': indexHtml(title, script),
    'package.json': packageJson(request),
    'README.md': `# ${title}\n\nFrom ${origin}\n\nRun \`npm install\`, then \`npm run dev\`.\n`,
    ...(typed && { 'tsconfig.json': tsconfig, 'src/vite-env.d.ts': viteTypes }),
    [`vite.config.${typed ? 'ts' : 'js'}`]: viteConfig(tailwind),
    [main]: mainText(request, tailwind ? `import './index.css';\n` : ''),
    ...(tailwind && { 'src/index.css': tailwindSheet(request.sandbox.layer) }),
    ...demoFilesOf(request),
  };
}

const tailwindTools = { tailwindcss: '^4.1.0', '@tailwindcss/vite': '^4.1.0' };

function packageJson(request: ProjectRequest): string {
  const { title, codeVariant, codeStyling, source, relatives, versionOf, sandbox } = request;
  const sources = [source, ...Object.values(relatives)];
  const { dependencies, devDependencies } = dependenciesOf({
    sources,
    codeVariant,
    versionOf,
    sandbox,
  });
  return formatJson({
    name: packageNameOf(title),
    private: true,
    type: 'module',
    scripts: {
      dev: 'vite',
      build: codeVariant === 'TS' ? 'tsc --noEmit && vite build' : 'vite build',
      preview: 'vite preview',
    },
    dependencies,
    devDependencies: { ...devDependencies, ...(codeStyling === 'tailwind' && tailwindTools) },
  });
}

const viteTypes = `/// <reference types="vite/client" />\n`;

/** The order in which layers win, the last one most. */
function tailwindSheet(layer: string): string {
  return `@layer theme, base, ${layer}, components, utilities;\n@import 'tailwindcss';\n`;
}

function viteConfig(tailwind: boolean): string {
  return `import react from '@vitejs/plugin-react';
${tailwind ? `import tailwindcss from '@tailwindcss/vite';\n` : ''}import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()${tailwind ? ', tailwindcss()' : ''}] });
`;
}
