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

const packages = { private: true, type: 'module', dependencies: { vitepress: '1.6.4' } };

/** The compared texts in VitePress, with its own theme and local search. */
export function writeVitePressSite(folder: string, texts: readonly PlainText[]): EngineSite {
  rmSync(path.join(folder, 'docs'), { recursive: true, force: true });
  const pages = texts.map((text): SiteFile => [
    `docs/${text.name}/index.md`,
    `${frontmatterOf(text)}# ${text.title}\n\n::: v-pre\n${text.body}\n:::\n`,
  ]);
  const sidebar = texts.map(({ name, title }) => ({ text: title, link: `/docs/${name}/` }));
  const config = {
    title: 'Texts',
    ignoreDeadLinks: true,
    themeConfig: { search: { provider: 'local' }, sidebar: [{ text: 'Pages', items: sidebar }] },
  };
  writeFiles(folder, [
    ...pages,
    ['package.json', JSON.stringify(packages)],
    ['.vitepress/config.mjs', `export default ${JSON.stringify(config)};\n`],
  ]);
  install(folder);
  return {
    name: 'VitePress',
    output: path.join(folder, '.vitepress/dist'),
    build: () => {
      for (const made of ['dist', 'cache'])
        rmSync(path.join(folder, '.vitepress', made), { recursive: true, force: true });
      return run('node_modules/.bin/vitepress build', folder);
    },
    hrefOf: ({ name }) => `/docs/${name}/`,
    links: '.VPSidebar a[href^="/docs/"]',
  };
}
