import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { demoFontFace } from '../../../theme/demo-font.ts';
import { frameAssets, liveDocument, framePath } from './live-document.ts';
import { importsOfDemos } from './imports-of-demos.node.ts';
import { libraryModule } from './library-module.node.ts';
import { splitPart } from './load-library.ts';

/** What the frame is made from. */
export interface FrameOptions {
  /** Modules that edited demos may import besides those the site's demos import. */
  libraries: readonly string[];
  contentDir: string;
}

/** A file of the finished frame, by its path within the site. */
export type FrameFiles = ReadonlyMap<string, string>;

const entry = path.join(import.meta.dirname, 'start-frame.browser.ts');
const fontFile = path.join(import.meta.dirname, '../../../theme/fonts/roboto-latin.woff2');

/**
 * Builds the document in which edited demos run.
 * It is a program of its own: the libraries it offers must not split those of the pages into crumbs.
 */
export async function buildFrame({ libraries, contentDir }: FrameOptions): Promise<FrameFiles> {
  const used = await importsOfDemos(contentDir);
  const output = await bundle([...libraries, ...used.filter((name) => isMissing(name, libraries))]);
  const scripts = output.flatMap((part) => (part.type === 'chunk' ? [part] : []));
  const start = scripts.find(({ isEntry }) => isEntry)?.fileName ?? '';
  return new Map([
    ...scripts.map(({ fileName, code }) => [`/${fileName}`, code] as const),
    [
      `${framePath}index.html`,
      liveDocument({ script: `/${start}`, css: await frameSheet() }),
    ] as const,
  ]);
}

/** The frame may ask nobody for its font, so the font lies in its sheet. */
async function frameSheet(): Promise<string> {
  const font = await readFile(fontFile, 'base64');
  const css = await readFile(path.join(import.meta.dirname, 'frame.css'), 'utf8');
  return `${demoFontFace(`data:font/woff2;base64,${font}`, 'block')}\n${css}`;
}

/** A part of an offered package comes with the package. */
function isMissing(name: string, libraries: readonly string[]): boolean {
  return !libraries.includes(name) && !libraries.includes(splitPart(name)[0]);
}

async function bundle(libraries: readonly string[]): Promise<Rolldown.RolldownOutput['output']> {
  const names = `${frameAssets}/[name]-[hash].js`;
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [libraryModule(libraries)],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        output: { entryFileNames: names, chunkFileNames: names },
      },
    },
  });
  const built = [result].flat().find((it) => 'output' in it);
  if (!built) throw new Error('The frame of the live editor was not built.');
  return built.output;
}
