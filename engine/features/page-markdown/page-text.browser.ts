import { approximateTokens, roundTokens } from './approximate-tokens.ts';
import { sectionsOf } from './sections-of.ts';

const texts = new Map<string, Promise<string>>();

/** Shows in the menu of the page about how long its text is for an assistant. */
export async function countPage(menu: HTMLElement): Promise<void> {
  const hint = menu.querySelector<HTMLElement>('[data-tokens]');
  const text = await textAt(menu.dataset['takePage'] ?? '');
  if (hint && text !== undefined) hint.textContent = tokensOf(text, hint);
}

/** Gives the button of a section its text and says how long it is; false when there is none. */
export async function fillSection(button: HTMLElement): Promise<boolean> {
  const path = document.querySelector<HTMLElement>('[data-take-page]')?.dataset['takePage'] ?? '';
  const headings = [...document.querySelectorAll('main :is(h2, h3):has([data-copy-section])')];
  const at = headings.findIndex((heading) => heading.contains(button));
  const text = await textAt(path);
  // Headings of the page and of its text come in the same order.
  const section = sectionsOf(text ?? '').filter(({ depth }) => depth === 2 || depth === 3)[at];
  if (!section) return false;
  button.dataset['copyText'] = section.text;
  button.title = `${button.ariaLabel ?? ''}: ${tokensOf(section.text, button)}`;
  return true;
}

function textAt(path: string): Promise<string | undefined> {
  const text = texts.get(path) ?? fetchText(path);
  texts.set(path, text);
  return text.catch(() => {
    // What failed once may be there the next time.
    texts.delete(path);
    return undefined;
  });
}

async function fetchText(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} could not be loaded: ${String(answer.status)}.`);
  return answer.text();
}

function tokensOf(text: string, place: HTMLElement): string {
  const count = roundTokens(approximateTokens(text)).toLocaleString(
    document.documentElement.lang || undefined,
  );
  return (place.dataset['tokens'] ?? '').replace('{count}', count);
}
