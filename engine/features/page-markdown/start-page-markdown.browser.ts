const section = '[data-copy-section]';

/** Loads the text of the page when a reader opens its menu; before, nothing. */
export function startPageMarkdown(): void {
  // The event does not bubble.
  document.addEventListener('toggle', ({ target }) => onToggle(target), true);
  onToggle(document.querySelector('[data-take-page]'));
}

/** Loads it when a reader comes to a section's button. */
export function answerPageMarkdown(event: Event): void {
  if (event.type === 'click') onClick(event);
  else if (event.type === 'pointerover' || event.type === 'focusin') onApproach(event);
}

function onToggle(target: EventTarget | null): void {
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
