import { ApiExcerpt } from '../../features/api-reference/api-excerpt.tsx';
import { ApiScopeContext } from '../../features/api-reference/api-scope.ts';
import type { ApiBlock } from '../../model/page.ts';
import type { PageView } from '../../model/page-view.ts';
import { apiScopeOf, renderInLanguage } from './api-language.node.tsx';
import { findEntry } from '../site/api-routes.ts';
import { describeEntry } from '../describe/describe-api.ts';
import type { Site } from '../site/site.ts';

/** Draws the part of an API entry that a text asks for. */
export function renderApiExcerpt(site: Site, view: PageView, block: ApiBlock): string {
  const entry = findEntry(site.index, block.name, view.folder);
  if (!entry) {
    throw new Error(`The API reference has no entry named ${block.name}.`);
  }
  const api = describeEntry(site, entry, view.locale);
  return renderInLanguage(
    site,
    view.locale,
    <ApiScopeContext value={apiScopeOf(site, api)}>
      <ApiExcerpt view={api} block={block} />
    </ApiScopeContext>,
  );
}
