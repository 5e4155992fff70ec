import { describe, expect, it } from 'vitest';
import { checkAnatomyProofs, checkQuotes, claimsOf } from './check-quotes.ts';

describe('claimsOf', () => {
  it('finds the sentences in single quotes, double quotes and templates, with their lines', () => {
    const source =
      "claim('One.', run);\nclaim(\n  \"It's two.\",\n  run,\n);\nclaim(`Three.`, run);";
    expect(claimsOf(source)).toEqual([
      { sentence: 'One.', line: 1 },
      { sentence: "It's two.", line: 3 },
      { sentence: 'Three.', line: 6 },
    ]);
  });
});

describe('checkQuotes', () => {
  const page =
    'Set `open` to **show** the\n[Dialog](/api/dialog/).\n\n- Press :kbd[Escape] to close it.';

  it.each([
    'Set `open` to show the Dialog.',
    'Set open to **show** the Dialog.',
    'Press Escape to close it.',
    'to show the Dialog',
  ])('finds "%s"', (sentence) => {
    expect(checkQuotes([{ sentence, line: 1 }], page, 'claims.test.tsx')).toEqual([]);
  });

  it('names a sentence that is not on the page', () => {
    const [problem] = checkQuotes([{ sentence: 'Press Enter.', line: 4 }], page, 'claims.test.tsx');
    expect(problem).toMatchObject({ file: 'claims.test.tsx', line: 4 });
    expect(problem?.message).toContain('Press Enter.');
  });
});

describe('checkAnatomyProofs', () => {
  const page = '::anatomy{component="Slider"}\n\n- `root` All of it.\n';

  it('is content with a proof', () => {
    const source = "anatomy(text, 'Slider', () => show(<Slider />));";
    expect(checkAnatomyProofs(source, page, 'claims.test.tsx')).toEqual([]);
  });

  it('names the component whose parts nothing proves', () => {
    const source = "anatomy(text, 'SliderThumb', () => show(<Slider />));";
    const [problem] = checkAnatomyProofs(source, page, 'claims.test.tsx');
    expect(problem?.message).toContain('Slider');
  });
});
