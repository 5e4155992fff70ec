const section = '[data-copy-section]';

/** Loads the text of the page when a reader opens its menu or comes to a section's button; before, nothing. */
export function startPageMarkdown(): void {
  // The event does not bubble.
  document.addEventListener('toggle', onToggle, true);
  document.addEventListener('pointerover', onApproach);
  document.addEventListener('focusin', onApproach);
  document.addEventListener('click', onClick);
}

function onToggle({ target }: Event): void {
  if (target instanceof HTMLDetailsElement && target.open && target.dataset['takePage']) {
    void load().then(({ countPage }) => countPage(target));
  }
}

function onApproach({ target }: Event): void {
  const button = buttonAt(target);
  if (button) void load().then(({ fillSection }) => fillSection(button));
}

/** A tap comes before the text: it is given again when the text is there. */
function onClick(event: Event): void {
  const button = buttonAt(event.target);
  if (!button || button.dataset['copyText'] !== undefined) return;
  void load()
    .then(({ fillSection }) => fillSection(button))
    .then((isFilled) => isFilled && button.click());
}

function buttonAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(section) : null;
}

function load() {
  return import('./page-text.browser.ts');
}
