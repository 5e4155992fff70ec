import { siteFacts } from '../../../base/site-facts.ts';
import { readStorage, removeStorage, writeStorage } from '../../../base/storage.browser.ts';

const key = `${siteFacts.keyPrefix}recent-questions`;
const most = 5;
const longest = 100;

/** The questions that led somewhere, newest first; whatever else is stored there is ignored. */
export function readQuestions(): string[] {
  try {
    const stored: unknown = JSON.parse(readStorage(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isQuestion).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Puts a question at the head of the list; pasted texts are not kept. */
export function rememberQuestion(text: string): void {
  const question = text.trim();
  if (!isQuestion(question)) return;
  const others = readQuestions().filter((it) => it.toLowerCase() !== question.toLowerCase());
  writeStorage(key, JSON.stringify([question, ...others].slice(0, most)));
}

/** Empties the list. */
export function forgetQuestions(): void {
  removeStorage(key);
}

function isQuestion(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= longest;
}
