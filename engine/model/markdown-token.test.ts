import { expect, it } from 'vitest';
import { htmlToken } from './html-token.ts';
import { fileToken, hrefToken, localizeMarkdown } from './markdown-token.ts';

it('puts words and whole addresses in the place of their tokens, and leaves all else alone', () => {
  const text = `[${htmlToken('a.b')}](${hrefToken('/x/#y')}) ![](${fileToken('/i.png')}) $1 /x/ <b>`;
  const localized = localizeMarkdown(text, {
    translate: (key) => `<${key}>`,
    addressOf: (href) => `https://docs.example/zh${href}`,
    fileAddressOf: (path) => `https://docs.example${path}`,
  });
  expect(localized).toBe(
    '[<a.b>](https://docs.example/zh/x/#y) ![](https://docs.example/i.png) $1 /x/ <b>',
  );
});
