import { afterEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { createDemoTheme } from 'engine/features/theme/demo-theme.ts';
import { themeSheet } from 'engine/features/theme/theme-sheet.ts';

// The pages of the site link the same sheet. Files of claims share the document, and this runs before each of them.
const sheet = document.getElementById('theme-sheet') ?? document.createElement('style');
sheet.id = 'theme-sheet';
sheet.textContent = themeSheet(createDemoTheme());
document.head.append(sheet);
document.documentElement.lang = 'en';

/** The corner where no claim draws anything. */
const farCorner = { x: 1279, y: 799 };

// All claims of a run share one document and one pointer: each finds them as the first did.
afterEach(async () => {
  await cleanup();
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
  await page.viewport(1280, 800);
  // A pointer left where the next claim draws would hover over it: a header of the grid is then also called "Sort".
  await userEvent.hover(document.documentElement, { position: farCorner, force: true });
});
