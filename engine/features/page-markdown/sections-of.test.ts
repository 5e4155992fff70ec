import { expect, it } from 'vitest';
import { sectionsOf } from './sections-of.ts';

const text = `---
title: "T"
---

# T

## A

one

### A1

\`\`\`\`sh
# no heading
\`\`\`
## nor this
\`\`\`\`

## B

two
`;

it('parts a text at its headings, subsections included, and reads no heading in code', () => {
  const sections = sectionsOf(text);
  expect(sections.map(({ depth, title }) => `${String(depth)} ${title}`)).toEqual([
    '1 T',
    '2 A',
    '3 A1',
    '2 B',
  ]);
  expect(sections[1]?.text).toBe(text.slice(text.indexOf('## A'), text.indexOf('\n## B')));
  expect(sections[3]?.text).toBe('## B\n\ntwo\n');
});

it('gives nothing for a text without headings, and survives an open fence', () => {
  expect(sectionsOf('a\nb')).toEqual([]);
  expect(sectionsOf('## a\n```\n## b')).toHaveLength(1);
});
