import type { Page } from '@playwright/test';

/** Shows a page in a color mode and a direction, as the settings would. */
export async function showIn(page: Page, mode: string, dir: string): Promise<void> {
  await page.evaluate(
    ([nextMode, nextDir]) => {
      const root = document.documentElement;
      root.dataset['mode'] = nextMode;
      root.dataset['muiColorScheme'] = nextMode;
      root.dir = nextDir ?? 'ltr';
    },
    [mode, dir],
  );
}
