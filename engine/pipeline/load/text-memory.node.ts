import { readFile } from 'node:fs/promises';
import { withOpenFile } from '../../base/with-open-file.ts';

/** Reads a text file. */
export type ReadText = (file: string) => Promise<string>;

/** Reads the file itself, each time. */
export const readTextFile: ReadText = (file) => withOpenFile(() => readFile(file, 'utf8'));

/** Texts read before, each until it is said to have changed. */
export interface TextMemory {
  read: ReadText;
  forget(file: string): void;
}

/** Spares a writer the reading of all other texts after each edit. */
export function createTextMemory(): TextMemory {
  const texts = new Map<string, Promise<string>>();
  return {
    read(file) {
      const text = texts.get(file) ?? readTextFile(file);
      texts.set(file, text);
      // A file that cannot be read now may be there the next time.
      text.catch(() => texts.delete(file));
      return text;
    },
    forget: (file) => void texts.delete(file),
  };
}
