import type { PlaygroundView } from './playground-view.ts';

/** What the page says about a playground; the build wrote it. */
export function viewOf(playground: HTMLElement): PlaygroundView {
  return JSON.parse(playground.dataset['view'] ?? '') as PlaygroundView;
}

/** What the page says about the playground of an entry; undefined when the page has none. */
export function findPlaygroundView(id: string): PlaygroundView | undefined {
  const playground = [...document.querySelectorAll<HTMLElement>('[data-playground]')].find(
    (it) => it.dataset['playground'] === id,
  );
  return playground && viewOf(playground);
}
