import { nextChoice } from './display-settings.ts';
import { changeSettings, getSettings } from './settings.browser.ts';

const button = '[data-cycle-mode]';

/** Makes the mode buttons go through the three color modes. */
export function startModeButtons(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(button)) {
      changeSettings({ colorMode: nextChoice('colorMode', getSettings().colorMode) });
    }
  });
}

/** Names the mode buttons after the mode that is on. */
export function nameModeButtons(): void {
  const { colorMode } = getSettings();
  for (const element of document.querySelectorAll<HTMLElement>(button)) {
    const name = element.dataset[colorMode] ?? '';
    element.ariaLabel = name;
    element.querySelector('.tip')?.replaceChildren(name);
  }
}
