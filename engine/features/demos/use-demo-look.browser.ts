import { useEffect, useState } from 'react';
import { useSettings } from '../settings/use-settings.browser.ts';
import { createDemoTheme } from '../theme/demo-theme.ts';
import { themeSheet } from '../theme/theme-sheet.ts';
import type { DemoLook } from './demo-look.ts';
import { loadDemoLook } from './demo-looks.browser.ts';

interface WornLook {
  look: DemoLook | undefined;
  /** False while the look that the reader chose is on its way. */
  isReady: boolean;
}

/** The look that the reader chose for demos; its variables are put into the document of the demo. */
export function useDemoLook(page: Document): WornLook {
  const { demoTheme } = useSettings();
  const [loaded, setLoaded] = useState<{ name: string; look?: DemoLook | undefined }>();
  useEffect(() => {
    const ending = new AbortController();
    function wear(look?: DemoLook): void {
      if (ending.signal.aborted) return;
      applyLook(page, look);
      setLoaded((before) =>
        before?.name === demoTheme && before.look?.key === look?.key
          ? before
          : { name: demoTheme, look },
      );
    }
    // What cannot be loaded is not worn; the demo works as it is.
    const load = (): void => {
      if (demoTheme === 'library') wear();
      else void loadDemoLook(demoTheme).then(wear, () => wear());
    };
    load();
    // Another tab may change what a look is.
    addEventListener('storage', load, { signal: ending.signal });
    return () => ending.abort();
  }, [demoTheme, page]);
  return { look: loaded?.look, isReady: loaded?.name === demoTheme };
}

const sheets = new WeakMap<Document, { sheet: CSSStyleSheet; key: string }>();

/** Variables of a look stand after those of the page and win; without a look there are none. */
function applyLook(page: Document, look: DemoLook | undefined): void {
  const key = look?.key ?? '';
  const worn = sheets.get(page);
  if ((worn?.key ?? '') === key) return;
  // Sheets belong to the window that made them.
  const sheet = worn?.sheet ?? new (page.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(look ? themeSheet(createDemoTheme(look.options)) : '');
  if (!worn) page.adoptedStyleSheets.push(sheet);
  sheets.set(page, { sheet, key });
}
