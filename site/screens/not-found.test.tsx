import { describe, expect, it } from 'vitest';
import { NotFound } from './not-found.tsx';
import { renderScreen, screenView } from './screen.fixture.tsx';

describe('the not-found page', () => {
  it('offers the search, every product and the way home', () => {
    const html = renderScreen('zh', <NotFound view={screenView('zh')} />);
    expect(html).toContain('data-open="search"');
    expect(html.match(/class="lost__row"/g)).toHaveLength(8);
    expect(html).toContain('href="/zh/"');
    expect(html).toContain('这里没有页面');
  });
});
