import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Anatomy } from './anatomy.tsx';

test('a part leads to its slot and its class, and holds the parts inside it', () => {
  const thumb = { name: 'thumb', className: 'MuiSlider-thumb', html: '', parts: [] };
  const root = {
    name: 'root',
    className: 'MuiSlider-root',
    html: 'All of <em>it</em>.',
    slotHref: '/api/slider/#Slider-css-root',
    classHref: '/api/slider/#slider-classes-MuiSlider-root',
    parts: [thumb],
  };
  const html = renderToStaticMarkup(<Anatomy component="Slider" parts={[root]} />);
  expect(html).toContain('<a href="/api/slider/#Slider-css-root"><code class="anatomy__name">root');
  expect(html).toContain('#slider-classes-MuiSlider-root"><code class="anatomy__class">.MuiSlider');
  expect(html).toContain(
    '<span>All of <em>it</em>.</span></p><ul class="anatomy__parts"><li><p><code class="anatomy__name">thumb</code>',
  );
});
