import type { FrameFile } from '../features/search/frame/frame-file.ts';
import { keysOfWords } from '../features/search/frame/keys-of-words.ts';
import type { Dictionary } from '../model/translate.ts';
import type { Words } from './words.ts';

/** What fills the empty search dialog of a language: its words and the style sheet of answers. */
export function searchFrameOf(words: Words, known: Dictionary, sheet: string): FrameFile {
  const keys = keysOfWords(known, 'search');
  return { sheet, words: Object.fromEntries(keys.map((key) => [key, words.get(key)])) };
}
