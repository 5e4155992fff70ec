import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** What the last stage of the container file does. */
export interface Image {
  /** Files and folders of the project that it has, without the built site. */
  files: readonly string[];
  /** The arguments with which npm installs its packages. */
  install: readonly string[];
  environment: Readonly<Record<string, string>>;
  /** The program it starts. */
  command: readonly string[];
}

/** Reads what the image of the container file holds and starts. */
export function readImage(): Image {
  const text = readFileSync(path.join(root, 'deploy/Containerfile'), 'utf8');
  const stage = text.slice(text.lastIndexOf('\nFROM '));
  const copied = [...stage.matchAll(/^COPY --from=build (.+) \S+$/gm)]
    .flatMap(([, sources = '']) => sources.split(' '))
    .map((source) => source.replace(/^\/site\//, ''));
  const variables = /^ENV (.+)$/m.exec(stage)?.[1]?.split(' ') ?? [];
  return {
    files: copied.filter((file) => file !== 'dist'),
    install: /^RUN npm ([^&]+)/m.exec(stage)?.[1]?.trim().split(' ') ?? [],
    environment: Object.fromEntries(variables.map(parseVariable)),
    command: JSON.parse(/^CMD (\[.+\])$/m.exec(stage)?.[1] ?? '[]') as string[],
  };
}

function parseVariable(text: string): [string, string] {
  const [name = '', value = ''] = text.split('=', 2);
  return [name, value];
}

/** Copies what the image has, and nothing else, into a folder. */
export function copyImage({ files }: Image, folder: string): void {
  for (const file of files) {
    const isOwn = (source: string) => !source.includes('node_modules');
    cpSync(path.join(root, file), path.join(folder, file), { recursive: true, filter: isOwn });
  }
}
