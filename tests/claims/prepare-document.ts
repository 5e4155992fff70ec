import { afterEach } from 'vitest';
import { createDemoTheme } from 'engine/features/theme/demo-theme.ts';
import { themeSheet } from 'engine/features/theme/theme-sheet.ts';

// The pages of the site link the same sheet.
const sheet = document.createElement('style');
sheet.textContent = themeSheet(createDemoTheme());
document.head.append(sheet);
document.documentElement.lang = 'en';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
