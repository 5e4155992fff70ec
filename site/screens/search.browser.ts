import type { MountPart } from 'engine';

/** More letters than any question has. */
const longest = 500;

/** Opens the search with the question of the address. */
export const mountSearchPage: MountPart = (element) => {
  const question = new URLSearchParams(location.search).get('q')?.trim().slice(0, longest);
  if (!question) return;
  element.querySelector<HTMLElement>('[data-open="search"]')?.click();
  const input = document.querySelector<HTMLInputElement>('dialog[open] input');
  if (input) input.value = question;
};
