import { rmSync } from 'node:fs';
import path from 'node:path';
import {
  frontmatterOf,
  install,
  run,
  writeFiles,
  type EngineSite,
  type SiteFile,
} from './engine-site.ts';
import type { PlainText } from './plain-texts.ts';

const packages = {
  private: true,
  type: 'module',
  dependencies: {
    '@astrojs/markdown-remark': '7.3.0',
    '@astrojs/starlight': '0.42.4',
    astro: '7.3.4',
  },
};

/** The compared texts in Starlight, as its template sets it up. */
export function writeStarlightSite(folder: string, texts: readonly PlainText[]): EngineSite {
  rmSync(path.join(folder, 'src'), { recursive: true, force: true });
  const pages = texts.map((text): SiteFile => [
    `src/content/docs/docs/${text.name}.md`,
    `${frontmatterOf(text)}${text.body}\n`,
  ]);
  writeFiles(folder, [
    ...pages,
    ['package.json', JSON.stringify(packages)],
    [
      'astro.config.mjs',
      `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  site: 'https://texts.example',
  integrations: [starlight({ title: 'Texts', sidebar: [{ label: 'Pages', items: [{ autogenerate: { directory: 'docs' } }] }] })],
});
`,
    ],
    [
      'src/content.config.ts',
      `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    ],
  ]);
  install(folder);
  return {
    name: 'Starlight',
    output: path.join(folder, 'dist'),
    build: () => {
      for (const made of ['.astro', 'dist', 'node_modules/.astro'])
        rmSync(path.join(folder, made), { recursive: true, force: true });
      return run('node_modules/.bin/astro build', folder);
    },
    hrefOf: ({ name }) => `/docs/${name}/`,
    links: '.sidebar-content a[href^="/docs/"]',
  };
}
