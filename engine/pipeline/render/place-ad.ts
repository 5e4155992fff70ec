import type { Block } from '../../model/page.ts';

const sectionStart = '<h2 ';

/** Puts the ad behind the first section of a text, or at its end where there is no second one. */
export function placeAd(blocks: readonly Block[], ad: string): readonly Block[] {
  if (ad === '') return blocks;
  const place = { kind: 'html', html: ad, markdown: '' } as const;
  let sections = 0;
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'html') continue;
    const { html } = block;
    for (let at = html.indexOf(sectionStart); at >= 0; at = html.indexOf(sectionStart, at + 1)) {
      sections += 1;
      if (sections === 2) {
        const before = { ...block, html: html.slice(0, at) };
        const after = { ...block, html: html.slice(at) };
        return [...blocks.slice(0, index), before, place, after, ...blocks.slice(index + 1)];
      }
    }
  }
  return [...blocks, place];
}
