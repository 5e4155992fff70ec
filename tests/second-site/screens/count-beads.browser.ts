import type { MountPart } from 'engine';

/** Adds a bead with each click, while the page is shown. */
export const mountBeads: MountPart = (element, { signal }) => {
  let beads = 0;
  element.addEventListener('click', () => (element.textContent = String((beads += 1))), { signal });
  element.dataset['ready'] = '';
};
