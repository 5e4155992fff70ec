import { describe, expect, it } from 'vitest';
import { productVersions, renderScreen, screenView } from './screen.fixture.tsx';
import { Versions } from './versions.tsx';

describe('the versions page', () => {
  const products = productVersions('en');

  it('names the documented version of each product and its package', () => {
    const html = renderScreen('en', <Versions view={screenView('en')} products={products} />);
    for (const { name, version, packageName } of products) {
      expect(html).toContain(`aria-label="Docs of ${name} ${version}"`);
      expect(html).toContain(`<code class="ic">${packageName}</code>`);
    }
  });

  it('says when each was released, and that newer ones exist, and calls none of them current', () => {
    const html = renderScreen('en', <Versions view={screenView('en')} products={products} />);
    expect(html.match(/<time dateTime="2025-06-18">June 18, 2025<\/time>/g)).toHaveLength(
      products.length,
    );
    expect(html).toContain('Newer major versions of these packages exist.');
    expect(html).not.toMatch(/>Current</);
  });

  it('links exactly the older versions that exist, newest first', () => {
    const html = renderScreen('en', <Versions view={screenView('en')} products={products} />);
    const older = products.flatMap(({ versions }) => versions.filter(({ current }) => !current));
    expect(html.match(/href="https:\/\/v\d\.mui\.com/g)).toHaveLength(older.length);
    expect(html).toMatch(/>v7<\/th>.*>v6<\/th>.*>v5<\/th>.*>v4<\/th>/);
    expect(html).toContain('href="https://v4.mui.com/components/data-grid/"');
  });

  it('leads on from an older version by the guide that starts there, where one is written', () => {
    const html = renderScreen('en', <Versions view={screenView('en')} products={products} />);
    const label = 'Upgrade to v7 from Charts v6';
    expect(html).toContain(
      `<a href="/x/migration/migration-charts-v6/" aria-label="${label}">Upgrade to v7</a>`,
    );
    expect(html).not.toContain('from MUI System v4');
  });

  it('shows release notes only when there is a repository', () => {
    function render(own: object): string {
      const changed = products.map((product) => ({ ...product, ...own }));
      return renderScreen('en', <Versions view={screenView('en')} products={changed} />);
    }
    expect(render({})).not.toContain('>Notes<');
    const withNotes = render({ releaseNotesHref: 'https://code.example/releases' });
    expect(withNotes.match(/href="https:\/\/code\.example\/releases"/g)).toHaveLength(
      products.length,
    );
  });
});
