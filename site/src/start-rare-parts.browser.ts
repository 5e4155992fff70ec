let hasGallery = false;

/** Starts what only few pages have. */
export function startRareParts(): void {
  if (has('[data-gallery]') && !hasGallery) {
    hasGallery = true;
    void import('./screens/gallery-filter.browser.ts').then(({ startGalleryFilter }) => {
      startGalleryFilter();
    });
  }
  if (has('[data-playground]')) {
    void import('engine/features/prop-playground/start-playgrounds.browser.ts').then(
      ({ startPlaygrounds }) => {
        startPlaygrounds();
      },
    );
  }
  if (has('[data-api-page]')) {
    void import('engine/features/api-reference/start-api.browser.ts').then(({ startApi }) => {
      startApi();
    });
  }
  if (has('[data-checklist]')) {
    void import('engine/features/checklist/start-checklists.browser.ts').then(
      ({ startChecklists }) => {
        startChecklists();
      },
    );
  }
}

function has(selector: string): boolean {
  return document.querySelector(selector) !== null;
}
