import type { EmotionCache } from '@emotion/react';
import { describePlayground } from '../../features/prop-playground/describe-playground.ts';
import type { PlaygroundComponents } from '../../features/prop-playground/playground-view.ts';
import { renderPropPlayground } from '../../features/prop-playground/render-prop-playground.node.tsx';
import type { PlaygroundBlock } from '../../model/page.ts';
import type { PageView } from '../../model/page-view.ts';
import { findEntry } from '../site/api-routes.ts';
import type { Site } from '../site/site.ts';

interface PlaygroundContext {
  site: Site;
  view: PageView;
  cache: EmotionCache;
  components: PlaygroundComponents;
  /** Address of the script that draws the component of an entry. */
  scriptOf: (id: string) => string;
}

/** Draws the prop playground that a text asks for. */
export function renderPlayground(block: PlaygroundBlock, context: PlaygroundContext): string {
  const { site, view, cache, components, scriptOf } = context;
  const entry = findEntry(site.index, block.component, view.folder);
  const component = entry && components[entry.id];
  if (!component) throw new Error(`The playground of ${block.component} was not built.`);
  return renderPropPlayground({
    id: entry.id,
    view: describePlayground(entry, block),
    component,
    script: scriptOf(entry.id),
    cache,
  });
}
