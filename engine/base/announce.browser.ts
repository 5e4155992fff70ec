/** How long a message stays on the screen. */
const shownFor = 3000;

let region: HTMLElement | undefined;
let clearing: ReturnType<typeof setTimeout> | undefined;

/** Makes the place for messages; assistive technology hears only of changes in a place it knows. */
export function prepareAnnouncements(): void {
  if (region?.isConnected) {
    return;
  }
  region = document.createElement('div');
  region.role = 'status';
  document.body.append(region);
}

/** Tells everyone a short message for a moment; a quiet one is spoken but not shown. */
export function announce(text: string, { quiet = false }: { quiet?: boolean } = {}): void {
  prepareAnnouncements();
  clearTimeout(clearing);
  if (region) {
    region.className = quiet ? 'vh' : 'snack';
  }
  region?.replaceChildren(text);
  clearing = setTimeout(() => region?.replaceChildren(), shownFor);
}
