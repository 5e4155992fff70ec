import { expect, test } from 'vitest';
import { parseDocComment } from './doc-comment.ts';
import { deprecationOf } from './doc-markdown.ts';

test('the link in the hint of a deprecation becomes one of Markdown', () => {
  const hint = 'Use the {@link https://mui.com/x/ Quick Filter} component instead of {@link Old}.';
  expect(deprecationOf(parseDocComment(`/**\n * @deprecated ${hint}\n */`))).toBe(
    'Use the [Quick Filter](https://mui.com/x/) component instead of `Old`.',
  );
});

test('a deprecation without a hint is told from none', () => {
  expect(deprecationOf(parseDocComment('/** @deprecated */'))).toBe('');
  expect(deprecationOf(parseDocComment('/** Text. */'))).toBeUndefined();
});
