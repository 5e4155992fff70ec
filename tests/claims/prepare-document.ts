import { afterEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { createDemoTheme } from 'engine/features/theme/demo-theme.ts';
import { themeSheet } from 'engine/features/theme/theme-sheet.ts';

// The pages of the site link the same sheet. Files of claims share the document, and this runs before each of them.
const sheet = document.getElementById('theme-sheet') ?? document.createElement('style');
sheet.id = 'theme-sheet';
sheet.textContent = themeSheet(createDemoTheme());
document.head.append(sheet);
document.documentElement.lang = 'en';

// All claims of a run share one document: each finds it as the first did.
afterEach(async () => {
  await cleanup();
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
  await page.viewport(1280, 800);
});
