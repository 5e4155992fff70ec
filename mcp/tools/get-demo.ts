import {
  sourcesIn,
  type DemoSources,
  type PageDemos,
} from 'engine/features/demos/source/demo-sources.ts';
import type { MarkdownPage } from 'engine/model/markdown-page.ts';
import * as v from 'valibot';
import { assertVersion } from '../docs/check-version.ts';
import type { Docs } from '../docs/docs.ts';
import { getPlace } from '../docs/get-place.ts';
import { nearestNames } from '../docs/nearest-names.ts';
import { ToolError } from '../tool-error.ts';
import { defineTool } from '../tool.ts';
import { languageArgument, textArgument, versionArgument } from './arguments.ts';
import { namesImportedBy } from './demo-names.ts';
import { factsOf, pageOutput } from './page-output.ts';

/** Reads the code of a demo. */
export const getDemo = defineTool({
  name: 'get_demo',
  title: 'Read the code of a demo',
  description:
    'Gives a tested demo as files ready to copy, with the versions of the packages it needs. Without a name it lists the demos of a page with what each imports.',
  argumentsFor: (languages) => ({
    name: v.optional(textArgument('Name of the demo, e.g. quick-filter.')),
    page: v.optional(textArgument('Address of the page that shows the demo.')),
    code: v.pipe(
      v.optional(v.picklist(['ts', 'js']), 'ts'),
      v.description('TypeScript or JavaScript.'),
    ),
    styling: v.pipe(
      v.optional(v.picklist(['system', 'tailwind', 'css']), 'system'),
      v.description('How the demo is styled, where it is written in several ways.'),
    ),
    language: languageArgument(languages),
    version: versionArgument,
  }),
  output: {
    ...pageOutput,
    name: v.optional(v.string()),
    packages: v.optional(
      v.pipe(v.record(v.string(), v.string()), v.description('Versions of what it imports.')),
    ),
    files: v.optional(
      v.pipe(v.array(v.string()), v.description('Names of the files in the text.')),
    ),
    demos: v.optional(
      v.pipe(v.array(v.string()), v.description('Names of the demos of the page.')),
    ),
    imports: v.optional(
      v.pipe(
        v.record(v.string(), v.array(v.string())),
        v.description('What each demo of the page imports from packages.'),
      ),
    ),
  },
  async run({ docs }, { name, page: address, code, styling, language, version }) {
    const pages = pagesWithDemos(docs, address, language);
    const page = name === undefined ? pages[0] : pages.find((it) => it.demos?.includes(name));
    if (!page) throw notFound(name ?? '', pages);
    assertVersion(docs, page, version);
    const about = factsOf(docs, page);
    const demos = await docs.demosOf(page);
    if (name === undefined) return listOf(page, demos, about);
    const demo = demos[name];
    if (!demo) throw notFound(name, pages);
    const files = filesOf(name, demo, { code, styling });
    return {
      text: [`# ${demo.title}`, about.url, ...files.map(fenceOf)].join('\n\n'),
      data: {
        ...about,
        name,
        packages: demo.versions,
        files: files.map((file) => file.name),
      },
    };
  },
});

function pagesWithDemos(docs: Docs, address: string | undefined, language: string): MarkdownPage[] {
  const one = address === undefined ? undefined : getPlace(docs, address, language).page;
  return (one ? [one] : docs.pages).filter(({ demos, locale }) => demos && locale === language);
}

function notFound(name: string, pages: readonly MarkdownPage[]): ToolError {
  const names = [...new Set(pages.flatMap(({ demos = [] }) => demos))];
  const suggestions = nearestNames(name, names);
  return new ToolError('demo_not_found', {
    message: `There is no demo "${name}". Nearest: ${suggestions.join(', ') || 'the page has no demos'}.`,
    suggestions,
  });
}

function listOf(page: MarkdownPage, sources: PageDemos, about: ReturnType<typeof factsOf>) {
  const { demos = [] } = page;
  const imports = Object.fromEntries(
    demos.map((demo) => [demo, namesImportedBy(sources[demo]?.ts ?? '')] as const),
  );
  const lines = demos.map((demo) => {
    const names = imports[demo] ?? [];
    return `- ${demo}${names.length > 0 ? ` (${names.join(', ')})` : ''}`;
  });
  return {
    text: `${page.title}:\n${lines.join('\n')}`,
    data: { ...about, demos: [...demos], imports },
  };
}

interface Variant {
  code: 'ts' | 'js';
  styling: 'system' | 'tailwind' | 'css';
}

interface SourceFile {
  name: string;
  text: string;
}

function filesOf(name: string, demo: DemoSources, { code, styling }: Variant): SourceFile[] {
  const sources = sourcesIn(demo, styling);
  const others = code === 'ts' ? sources.files : sources.jsFiles;
  return [
    { name: `${name}.${code}x`, text: sources[code] },
    ...Object.entries(others).map(([file, text]) => ({ name: file, text })),
  ];
}

function fenceOf({ name, text }: SourceFile): string {
  return `\`\`\`\`${name.slice(name.lastIndexOf('.') + 1)} title="${name}"\n${text.trimEnd()}\n\`\`\`\``;
}
