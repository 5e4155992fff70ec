import { renderToStaticMarkup } from 'react-dom/server';
import { DocsProvider, type DocsContextValue } from '../features/config/docs-provider.tsx';
import type { NavigationView } from '../model/page-view.ts';
import { NavEntries } from './nav-entry.tsx';

/** Draws the rows of a side navigation with React for one place; `navigationHtml` gives the same text faster. */
export function renderNavigation(
  { nodes, ...place }: NavigationView,
  config: DocsContextValue,
): string {
  return renderToStaticMarkup(
    <DocsProvider value={config}>
      <NavEntries nodes={nodes} place={place} />
    </DocsProvider>,
  );
}
