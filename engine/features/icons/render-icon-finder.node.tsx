import { renderToStaticMarkup } from 'react-dom/server';
import { IconFinder } from './icon-finder.tsx';
import type { IconsView } from './icons-view.ts';

/** The search over icons as finished HTML; its words are tokens, its numbers in the language of the page. */
export function renderIconFinder(view: IconsView, htmlLang: string): string {
  return renderToStaticMarkup(<IconFinder view={view} htmlLang={htmlLang} />);
}
