import { renderToStaticMarkup } from 'react-dom/server';
import { Anatomy, type PartView } from '../../features/anatomy/anatomy.tsx';
import { classId, slotId } from '../../features/api-reference/api-ids.ts';
import type { AnatomyBlock, AnatomyPart } from '../../model/page.ts';
import type { PageView } from '../../model/page-view.ts';
import { pathnameOfEntry } from '../site/api-routes.ts';
import { findPart } from '../site/find-part.ts';
import type { Site } from '../site/site.ts';

/** Draws the parts of a component that a text lists; its words are tokens, its links canonical. */
export function renderAnatomy({ index }: Site, { folder }: PageView, block: AnatomyBlock): string {
  const { component } = block;
  function viewOf({ name, html, parts }: AnatomyPart): PartView {
    const part = findPart(name, { index, folder, component });
    if (!part) throw new Error(`${component} has no part named ${name}.`);
    const { entry, row } = part;
    const pathname = pathnameOfEntry(index, entry);
    const hasSlot = entry.slots.some((slot) => slot.name === row.key);
    return {
      name,
      className: row.className,
      html,
      ...(pathname !== undefined && {
        classHref: `${pathname}/#${classId(entry, row.className)}`,
        ...(hasSlot && { slotHref: `${pathname}/#${slotId(entry, row.key)}` }),
      }),
      parts: parts.map(viewOf),
    };
  }
  return renderToStaticMarkup(<Anatomy component={component} parts={block.parts.map(viewOf)} />);
}
