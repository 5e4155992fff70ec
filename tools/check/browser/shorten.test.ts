import { expect, it } from 'vitest';
import { shorten } from './shorten.ts';

it('leaves a message of one line as it is', () => {
  expect(shorten('Unknown prop "colour".')).toBe('Unknown prop "colour".');
});

it('keeps what differs of a tree, and not the tree', () => {
  const message = `The server rendered something else.
- A server branch.
  <Orders>
    <ul>
+     <li id="-may">
-     <li id={null}>`;
  expect(shorten(message)).toBe(
    'The server rendered something else.\n    + <li id="-may">\n    - <li id={null}>',
  );
});

it('names six differences at most', () => {
  const lines = Array.from({ length: 20 }, (_, index) => `+     line ${String(index)}`);
  expect(shorten(['They differ.', ...lines].join('\n')).split('\n')).toHaveLength(7);
});
