import type { PageView } from '../../model/page-view.ts';

/** The attributes of a page's root element; readers may turn its direction, so that of its language is kept beside it. */
export function htmlAttributesOf({
  htmlLang,
  locale,
  direction,
}: Pick<PageView, 'htmlLang' | 'locale' | 'direction'>): Record<string, string> {
  return {
    lang: htmlLang,
    'data-locale': locale,
    dir: direction,
    ...(direction === 'rtl' && { 'data-language-dir': direction }),
  };
}
