import { fillIn } from './fill-in.ts';

/** Lets the reader narrow the gallery by name or use; without script the whole list stays. */
export function mountGallery(gallery: HTMLElement): void {
  const field = gallery.querySelector<HTMLInputElement>('[data-gallery-filter]');
  field?.addEventListener('input', () => showMatches(gallery, field.value));
  // What was typed before this came is answered now.
  if (field?.value) showMatches(gallery, field.value);
}

function showMatches(gallery: Element, text: string): void {
  const wanted = text.trim().toLowerCase();
  const cards = [...gallery.querySelectorAll<HTMLElement>('[data-gallery-card]')];
  for (const card of cards) {
    card.hidden = !card.dataset['galleryCard']?.toLowerCase().includes(wanted);
  }
  for (const group of gallery.querySelectorAll<HTMLElement>('[data-gallery-group]')) {
    group.hidden = !group.querySelector('[data-gallery-card]:not([hidden])');
    const pill = gallery.querySelector<HTMLElement>(`a[href="#${group.dataset['galleryGroup']}"]`);
    if (pill) pill.hidden = group.hidden;
  }
  const shown = cards.filter((card) => !card.hidden).length;
  const none = gallery.querySelector<HTMLElement>('[data-gallery-none]');
  if (none) none.hidden = shown > 0;
  announce(gallery, shown);
}

/** Tells screen readers how many cards are left; the sentence comes translated with the page. */
function announce(gallery: Element, count: number): void {
  const status = gallery.querySelector<HTMLElement>('[data-gallery-status]');
  if (status) status.textContent = fillIn(status.dataset['galleryStatus'] ?? '', { count });
}
