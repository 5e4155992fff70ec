import { classRowsOf } from '../../features/api-reference/api-ids.ts';
import type { AnatomyBlock, AnatomyPart, Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import { findEntry } from '../site/api-routes.ts';
import { findPart } from '../site/find-part.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { suggestName } from './suggest-name.ts';

/** Lists the parts that pages name in an anatomy and that the installed packages do not have. */
export function checkAnatomies(index: SiteIndex, pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) =>
    page.blocks
      .filter((block) => block.kind === 'anatomy')
      .flatMap((block) => checkAnatomy(index, page, block)),
  );
}

function checkAnatomy(index: SiteIndex, { file, folder }: Page, block: AnatomyBlock): Problem[] {
  const { component, line, parts } = block;
  const entry = findEntry(index, component, folder);
  if (entry?.kind !== 'component') {
    const message = `The API reference has no component named "${component}".`;
    const names = index.apiData.entries.map(({ name }) => name);
    return [{ file, line, message, fix: suggestName(component, names) }];
  }
  const keys = classRowsOf(entry).map(({ key }) => key);
  return flat(parts)
    .filter(({ name }) => !findPart(name, { index, folder, component }))
    .map((part) => ({
      file,
      line: part.line,
      message: `${component} has no part named "${part.name}": no class of that key.`,
      fix: suggestName(part.name, keys),
    }));
}

function flat(parts: readonly AnatomyPart[]): AnatomyPart[] {
  return parts.flatMap((part) => [part, ...flat(part.parts)]);
}
