import { describe, expect, it } from 'vitest';
import { Icon } from './icon.tsx';
import { withIconSprite } from './icon-sprite.ts';
import { renderSample } from './shell.fixture.tsx';

function symbolsIn(html: string): (string | undefined)[] {
  return [...html.matchAll(/<symbol id="i-([\w-]+)"/g)].map(([, name]) => name);
}

describe('withIconSprite', () => {
  it('draws each icon that is used, once', () => {
    const html = renderSample(
      <>
        <Icon name="search" />
        <Icon name="chev" small />
        <Icon name="search" flip />
      </>,
    );
    expect(symbolsIn(withIconSprite(html))).toEqual(['chev', 'search']);
  });

  it('draws them before anything shows them', () => {
    expect(withIconSprite('<header><use href="#i-search"/></header>')).toMatch(
      /^<svg class="sprite"[^>]*><symbol id="i-search".*<\/svg><header>/,
    );
  });

  it('leaves a page without icons alone', () => {
    expect(withIconSprite('<p>text</p>')).toBe('<p>text</p>');
  });

  it('passes over names it does not know', () => {
    expect(symbolsIn(withIconSprite('<use href="#i-nope"/><use href="#i-toString"/>'))).toEqual([]);
  });
});
