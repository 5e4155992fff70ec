import { getSettings } from '../../settings/settings.browser.ts';
import { overridesOf } from '../demo-place.browser.ts';
import { stylingOf } from '../demo-styling.browser.ts';

/** Says on the toolbar of a demo what is chosen, for the site and for this demo. */
export function nameChoices(demo: HTMLElement): void {
  const settings = { ...getSettings(), ...overridesOf(demo) };
  press(demo, 'variant', (button) => button.value === settings.codeVariant);
  press(demo, 'look', (button) => button.value === settings.demoTheme);
  press(demo, 'mode', () => settings.paletteMode === 'dark');
  press(demo, 'direction', () => settings.direction === 'rtl');
  const label = demo.querySelector('[data-styling-name]');
  for (const row of controlsOf(demo, 'styling')) {
    const chosen = row.value === stylingOf(demo);
    row.ariaCurrent = chosen ? 'true' : null;
    if (chosen && label) label.textContent = row.textContent;
  }
}

function press(
  demo: HTMLElement,
  action: string,
  isPressed: (button: HTMLButtonElement) => boolean,
): void {
  for (const button of controlsOf(demo, action)) button.ariaPressed = String(isPressed(button));
}

function controlsOf(demo: HTMLElement, action: string): HTMLButtonElement[] {
  return [...demo.querySelectorAll<HTMLButtonElement>(`button[data-do="${action}"]`)];
}
