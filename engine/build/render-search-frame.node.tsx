import { renderToStaticMarkup } from 'react-dom/server';
import type { FrameFile } from '../features/search/frame/frame-file.ts';
import { keysOfWords } from '../features/search/frame/keys-of-words.ts';
import { SearchFrame } from '../features/search/frame/search-frame.tsx';
import type { Dictionary } from '../model/translate.ts';
import type { Words } from './words.ts';

/** Draws the empty search dialog of a language, with its style sheet and its words. */
export function renderSearchFrame(words: Words, known: Dictionary, sheet: string): FrameFile {
  const keys = keysOfWords(known, 'search');
  return {
    html: renderToStaticMarkup(<SearchFrame t={(key) => words.get(key)} />),
    sheet,
    words: Object.fromEntries(keys.map((key) => [key, words.get(key)])),
  };
}
