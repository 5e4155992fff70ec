import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { htmlToken } from '../../model/html-token.ts';
import { PropPlayground } from './prop-playground.tsx';

it('names its form by the component, because a page may have several', () => {
  const view = { name: 'Slider', importLine: '', controls: [], initial: {}, fixed: {} };
  const html = renderToStaticMarkup(
    <PropPlayground id="material/slider" view={view} script="" stageHtml="" />,
  );
  expect(html).toContain(`aria-label="Slider ${htmlToken('playground.props')}"`);
});
