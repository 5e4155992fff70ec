import { expect, it } from 'vitest';
import { adFrameDocument } from './ad-frame-document.ts';

it('loads the script of the network without waiting for it, and nothing else', () => {
  const html = adFrameDocument({
    name: 'A & B',
    hosts: [],
    script: 'https://ads.test/ad.js?a=1&b="',
    backersHref: 'https://ads.test/</script><script>alert(1)</script>',
  });
  expect(html).toContain('<title>A &amp; B</title>');
  expect(html).toContain(
    '<script async id="_carbonads_js" src="https://ads.test/ad.js?a=1&amp;b=&quot;"></script>',
  );
  expect(html.match(/<script/g)).toHaveLength(2);
});
