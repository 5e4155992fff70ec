import { fillIn } from '../../../base/fill-in.ts';
import { pageLocale } from '../../../base/page-locale.browser.ts';
import type { Dictionary } from '../../../model/translate.ts';
import { framePath } from './frame/live-document.ts';

/** Gives a text of the editor, with its gaps filled. */
export type EditorWords = (key: string, gaps?: Readonly<Record<string, string>>) => string;

/** Loads the words of the editor in the language of the page. */
export async function loadEditorWords(): Promise<EditorWords> {
  const locale = pageLocale();
  const answer = await fetch(`${framePath}words/${locale}.json`);
  const words = (await answer.json()) as Dictionary;
  return (key, gaps = {}) => fillIn(textOf(words, key), gaps);
}

function textOf(words: Dictionary, key: string): string {
  let found: Dictionary[string] | undefined = words;
  for (const part of key.split('.')) {
    found = typeof found === 'object' ? found[part] : undefined;
  }
  return typeof found === 'string' ? found : key;
}
