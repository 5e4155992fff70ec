import { expect, it } from 'vitest';
import { addStyles, collectStyles, createCollectingCache } from './demo-styles.node.ts';

it.each([
  ['the same styles', 'a{color:red}', 'a{color:red}', true],
  ['other styles', 'a{color:red}', 'a{color:blue}', false],
  ['styles and none', 'a{color:red}', '', false],
])('sheets with the same classes and %s behind them', (_, first, second, isSame) => {
  const [names, others] = [first, second].map((added) => {
    const cache = createCollectingCache();
    cache.inserted['p7erup'] = '.css-p7erup{margin:0}';
    addStyles(cache, added);
    return collectStyles(cache)?.names;
  });
  expect(names === others).toBe(isSame);
});
