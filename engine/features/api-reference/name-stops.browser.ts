/** A name in code that has a card. */
export const nameSelector = '.l i';

/** Lets readers without a pointer reach the names: one stop in each block of code, arrows from name to name. */
export function addNameStops(signal: AbortSignal): void {
  // What is shown of a block changes as readers open and choose: the stops are set just before one is needed.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') setStops();
    else if (event.target instanceof HTMLElement && event.target.matches(nameSelector)) {
      moveFrom(event.target, event);
    }
  };
  document.addEventListener('keydown', onKeyDown, { signal, capture: true });
  setStops();
}

function setStops(): void {
  for (const code of document.querySelectorAll('pre > code')) {
    const current = code.querySelector<HTMLElement>(`${nameSelector}[tabindex="0"]`);
    if (current?.checkVisibility()) continue;
    current?.setAttribute('tabindex', '-1');
    const first = shownNames(code)[0];
    if (first) makeStop(first);
  }
}

function shownNames(code: Element): HTMLElement[] {
  return [...code.querySelectorAll<HTMLElement>(nameSelector)].filter((name) =>
    name.checkVisibility(),
  );
}

function makeStop(name: HTMLElement): void {
  name.tabIndex = 0;
  name.setAttribute('role', 'button');
  name.setAttribute('aria-haspopup', 'dialog');
}

/** Code runs to the right in every page, so the arrows mean the same in all of them. */
function moveFrom(name: HTMLElement, event: KeyboardEvent): void {
  const code = name.closest('code');
  if (!code) return;
  const names = shownNames(code);
  const at = names.indexOf(name);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    Home: 0,
    End: names.length - 1,
  };
  const next = names[steps[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  name.tabIndex = -1;
  makeStop(next);
  next.focus();
}
