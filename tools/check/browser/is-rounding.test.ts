import { expect, it } from 'vitest';
import { isRounding } from './is-rounding.ts';

const start = `A tree hydrated but some attributes of the server rendered HTML didn't match the client properties. This can happen if it used:

- Variable input such as \`Date.now()\`.

  <g>
    <text
      className="MuiPieArcLabel-root"
`;

it.each([
  [
    'the last digits of a place',
    '+     y={-12.418733151777888}\n-     y="-12.418733151777884"',
    true,
  ],
  ['another place', '+     y={-12.4}\n-     y="-12.5"', false],
  ['another address', '+     href="/rooms"\n-     href="/rooms/"', false],
  ['digits beside an address', '+   y={1.1}\n-   y="1.1"\n+   href="/a"\n-   href="/b"', false],
  ['an element that the server did not draw', '+   y={1.1}', false],
  ['nothing that can be read', '', false],
])('takes for rounding only what is: %s', (_what, lines, rounding) => {
  expect(isRounding(start + lines)).toBe(rounding);
});

it('judges no other complaint', () => {
  expect(isRounding('Warning\n+ y={1.1}\n- y="1.1"')).toBe(false);
});
