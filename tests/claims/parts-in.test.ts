import { expect, test } from 'vitest';
import { partsIn } from './parts-in.ts';

const page = `## Anatomy

::anatomy{component="Card"}

- \`root\` The card.
  - \`CardHeader\` The head.
    - \`CardHeader.avatar\` Who wrote it.
  - \`media\` A picture.

- after the list
`;

test('a part is looked for inside the parts around it', () => {
  expect(partsIn(page, 'Card').slice(0, 4)).toEqual([
    '.MuiCard-root',
    '.MuiCard-root .MuiCardHeader-root',
    '.MuiCard-root .MuiCardHeader-root .MuiCardHeader-avatar',
    '.MuiCard-root .MuiCard-media',
  ]);
});

test('another component has no parts here', () => {
  expect(partsIn(page, 'Slider')).toEqual([]);
});
