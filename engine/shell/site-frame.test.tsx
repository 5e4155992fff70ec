import { describe, expect, it } from 'vitest';
import { renderSample, samplePage } from './shell.fixture.tsx';
import { SiteFrame } from './site-frame.tsx';

describe('SiteFrame', () => {
  it('shows the main links instead of product and version on open pages', () => {
    const html = renderSample(
      <SiteFrame view={samplePage} layout="open">
        <main id="main-content">Home</main>
      </SiteFrame>,
    );
    expect(html).toContain('<a href="/components/">Components</a>');
    expect(html).not.toContain('mui-product-selector');
    expect(html).not.toContain('class="sheet"');
  });

  it('puts the footer columns of the home page above the foot line', () => {
    const columns = [{ title: 'Learn', links: [{ text: 'Start', href: '/start/' }] }];
    const html = renderSample(
      <SiteFrame view={samplePage} layout="open" footerColumns={columns}>
        <main id="main-content">Home</main>
      </SiteFrame>,
    );
    expect(html).toContain('<h2>Learn</h2><a href="/start/">Start</a>');
    expect(html.indexOf('foot__cols')).toBeLessThan(html.indexOf('foot__in'));
  });

  it('leads to the sheet of keys at the foot of a page', () => {
    const html = renderSample(<SiteFrame view={samplePage}>text</SiteFrame>);
    expect(html).toMatch(/<nav aria-label="footer.label">.*data-open="shortcuts".*<\/nav>/);
  });

  it('shows no language menu when there is only one language', () => {
    const view = { ...samplePage, alternates: samplePage.alternates.slice(0, 1) };
    const html = renderSample(<SiteFrame view={view}>text</SiteFrame>);
    expect(html).not.toContain('header.language');
  });
});
