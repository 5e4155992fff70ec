let asked = false;

/** Brings the icon web font of the configured host, once per load; the page does without until it comes. */
export async function startIconFont(): Promise<void> {
  const anchor = document.querySelector<HTMLMetaElement>('meta#material-icon-font');
  if (anchor && !asked) {
    asked = true;
    const { loadStylesheet } = await import('../../base/stylesheet.browser.ts');
    await loadStylesheet(anchor.content, { before: '#material-icon-font' });
  }
}
