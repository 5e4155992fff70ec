import type { EmotionCache } from '@emotion/react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { DemoRoot } from '../demos/demo-root.tsx';
import type { PlaygroundView } from './playground-view.ts';
import { PropPlayground } from './prop-playground.tsx';
import type { FixedValues } from './prop-value.ts';
import { propsToSet } from './read-value.ts';

/** A prop playground that a page asks for. */
export interface PropPlaygroundRequest {
  id: string;
  view: PlaygroundView;
  component: ComponentType<FixedValues>;
  script: string;
  cache: EmotionCache;
}

/** A prop playground as finished HTML; its words are tokens and its styles stay in the cache. */
export function renderPropPlayground(request: PropPlaygroundRequest): string {
  const { id, view, component: Component, script, cache } = request;
  const stageHtml = renderToString(
    <DemoRoot cache={cache}>
      <Component {...propsToSet(view.controls, view.initial)} {...view.fixed} />
    </DemoRoot>,
    { identifierPrefix: `${view.name.toLowerCase()}-playground` },
  );
  return renderToStaticMarkup(<PropPlayground {...{ id, view, script, stageHtml }} />);
}
