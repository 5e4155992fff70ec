import { describe, expect, it } from 'vitest';
import { Gallery } from './gallery.tsx';
import { galleryGroups, renderScreen, screenView } from './screen.fixture.tsx';

describe('the gallery', () => {
  const groups = galleryGroups('en', ['/components/buttons', '/components/tabs']);
  const html = renderScreen('en', <Gallery view={screenView('en')} groups={groups} />);
  const count = groups.flatMap(({ items }) => items).length;

  it('shows a card with a drawing for each component and counts them', () => {
    expect(html.match(/<article/g)).toHaveLength(count);
    expect(html.match(/class="drawing"/g)).toHaveLength(count);
    expect(html).toContain(`${count} components in ${groups.length} families`);
  });

  it('links written components only and says so of the others', () => {
    expect(html).toContain('<a href="/components/buttons/">Button</a>');
    expect(html.match(/class="gcard__title"><a/g)).toHaveLength(2);
    expect(html.match(/gcard--unwritten/g)).toHaveLength(count - 2);
    expect(html.match(/Not written yet/g)).toHaveLength(count - 2);
  });

  it('gives the filter the name and the use of each component', () => {
    expect(html).toContain('data-gallery-card="Tabs Switches between views"');
  });

  it('leads from each family pill to its heading', () => {
    for (const { pathname } of groups) {
      const id = pathname.split('/').at(-1);
      expect(html).toContain(`class="pill" href="#${id}"`);
      expect(html).toContain(`<h2 class="gal-head" id="${id}">`);
    }
  });

  it('marks plans and states with words, and takes a given line of use', () => {
    const items = [
      {
        title: 'Grid',
        pathname: '/x',
        plan: 'pro',
        unstable: true,
        newFeature: true,
        useLine: 'Big tables',
      },
    ] as const;
    const small = renderScreen(
      'en',
      <Gallery view={screenView('en')} groups={[{ title: 'One', pathname: '/one', items }]} />,
    );
    expect(small).toContain('tag--pro');
    expect(small).toContain('tag--unstable');
    expect(small).toContain('tag--new');
    expect(small).toContain('<p>Big tables</p>');
    expect(small).toContain('1 component<');
  });
});
