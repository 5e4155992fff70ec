import { expect, test } from '@playwright/test';
import { axeFindings } from '../a11y/axe-findings.ts';
import { textPage, open, openDrawer, store } from './settings-page.ts';

for (const mode of ['light', 'dark']) {
  for (const direction of ['ltr', 'rtl']) {
    for (const dense of ['false', 'true']) {
      for (const locale of ['en', 'zh'] as const) {
        const state = `${mode} ${direction} dense ${dense} ${locale}`;
        const tag = locale === 'en' ? [] : ['@full'];
        test(`the open drawer has no axe finding: ${state}`, { tag }, async ({ page }) => {
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await store(page, {
            'mui-mode': mode,
            'docs-direction': direction,
            'docs-dense': dense,
          });
          await open(page, textPage[locale]);
          await openDrawer(page);
          // The page behind the drawer is looked at by itself.
          expect(await axeFindings(page, (axe) => axe.include('dialog.drawer'))).toEqual([]);
        });
      }
    }
  }
}
