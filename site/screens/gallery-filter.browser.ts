import { fillIn } from 'engine/base/fill-in.ts';
import { familyButtons } from './gallery-families.browser.ts';

/** What the reader wants to see. */
interface Wanted {
  text: string;
  /** Id of the only family, or nothing for all of them. */
  family: string;
}

/** Lets the reader narrow the gallery by name, use or family; without script the whole list stays. */
export function mountGallery(gallery: HTMLElement): void {
  const field = gallery.querySelector<HTMLInputElement>('[data-gallery-filter]');
  const families = familyButtons(gallery, show);
  function show(): void {
    showMatches(gallery, {
      text: field?.value.trim().toLowerCase() ?? '',
      family: families.chosen(),
    });
  }
  field?.addEventListener('input', show);
  gallery.querySelector('[data-gallery-reset]')?.addEventListener('click', () => {
    if (field) field.value = '';
    families.choose('');
    field?.focus();
  });
  // What was typed before this came is answered now.
  if (field?.value) show();
}

function showMatches(gallery: HTMLElement, wanted: Wanted): void {
  let shown = 0;
  for (const group of gallery.querySelectorAll<HTMLElement>('[data-gallery-group]')) {
    const id = group.dataset['galleryGroup'] ?? '';
    const found = showCards(group, wanted.text);
    group.hidden = found === 0 || (wanted.family !== '' && wanted.family !== id);
    if (!group.hidden) shown += found;
    const pill = gallery.querySelector<HTMLElement>(`[data-family="${id}"]`);
    // The chosen family stays, so that it can be left.
    if (pill) pill.hidden = found === 0 && wanted.family !== id;
    const count = group.querySelector('[data-gallery-count]');
    if (count) count.textContent = countOf(gallery, found);
  }
  const none = gallery.querySelector<HTMLElement>('[data-gallery-none]');
  if (none) none.hidden = shown > 0;
  const status = gallery.querySelector<HTMLElement>('[data-gallery-status]');
  const isWhole = wanted.text === '' && wanted.family === '';
  const sentence = status?.dataset['galleryStatus'] ?? '';
  if (status) status.textContent = isWhole ? '' : fillIn(sentence, { count: shown });
}

/** Shows the cards of a family that match; gives their number. */
function showCards(group: HTMLElement, text: string): number {
  const cards = [...group.querySelectorAll<HTMLElement>('[data-gallery-card]')];
  for (const card of cards) {
    card.hidden = !card.dataset['galleryCard']?.toLowerCase().includes(text);
  }
  return cards.filter((card) => !card.hidden).length;
}

/** The sentences come translated with the page. */
function countOf({ dataset }: HTMLElement, count: number): string {
  return fillIn((count === 1 ? dataset['countOne'] : dataset['count']) ?? '', { count });
}
