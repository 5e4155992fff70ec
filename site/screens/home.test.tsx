import { describe, expect, it } from 'vitest';
import { Home } from './home.tsx';
import { homeData, renderScreen, screenView } from './screen.fixture.tsx';

const written = [
  '/components',
  '/versions',
  '/getting-started/installation',
  '/x/react-data-grid/filtering',
  '/discover-more/changelog',
];

describe.each(['en', 'zh'])('the home page in %s', (locale) => {
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const data = homeData(locale, written);
  const html = renderScreen(locale, <Home view={screenView(locale)} data={data} />);

  it('shows a tile for each product and one for the gallery', () => {
    expect(html.match(/class="tile /g)).toHaveLength(7);
    expect(html).toContain(`href="${prefix}/x/react-data-grid/"`);
    expect(html).toContain(`href="${prefix}/components/"`);
  });

  it('shows installed versions and no others', () => {
    expect(html).toContain('<small>7.1.2</small>');
    expect(html.match(/<small>\d+\.\d+\.\d+<\/small>/g)).toHaveLength(3);
  });

  it('leads only to pages that are written', () => {
    expect(html).toContain(`class="pill" href="${prefix}/x/react-data-grid/filtering/"`);
    expect(html.match(/class="pill"/g)).toHaveLength(1);
    expect(html.match(/class="start"/g)).toHaveLength(1);
    expect(html).not.toContain('/getting-started/faq');
  });

  it('opens the search from its field', () => {
    expect(html).toMatch(/class="find find--hero[^"]*" type="button" data-open="search"/);
  });

  it('shows the news with dates of the language, linked when there is a page', () => {
    expect(html).toContain('<time dateTime="2025-06-12">');
    expect(html).toContain(locale === 'en' ? 'Jun 12, 2025' : '2025年6月12日');
    expect(html).toContain('<a class="news__title" href="/news/">Pivoting');
    expect(html).toContain('<span class="news__title">Smaller pages</span>');
  });
});

describe('the home page without data', () => {
  const view = screenView('en');
  const unlinked = {
    ...view,
    products: view.products.map((product) => ({ ...product, href: '' })),
  };
  const data = { ...homeData('en', []), news: [], versions: [] };
  const html = renderScreen('en', <Home view={unlinked} data={data} />);

  it('leaves out the sections that have nothing to show', () => {
    expect(html).not.toMatch(/class="(hero__try|starts|news|rows|foot__cols)"/);
  });

  it('still shows the tiles, without links', () => {
    expect(html.match(/class="tile /g)).toHaveLength(7);
    const tiles = html.slice(html.indexOf('class="bento"'), html.indexOf('</main>'));
    expect(tiles).not.toMatch(/<a\s/);
  });
});
