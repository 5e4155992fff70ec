import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph } from 'fontkit';

/** Size of a text in pixels and the space added between its letters, in parts of that size. */
export interface TextStyle {
  size: number;
  tracking?: number;
}

/** A font that can measure and draw one line of text. */
export interface Typeface {
  widthOf(text: string, style: TextStyle): number;
  /** The shape of a text that starts at `x` and stands on the line `y`, as the data of an SVG path. */
  pathOf(text: string, style: TextStyle, at: { x: number; y: number }): string;
}

/** Reads one weight of the text font from its package. */
export function loadTypeface(weight: 400 | 600): Typeface {
  const font = loadFont(weight);
  const setWord = createWordSetter(font);
  function lineOf(text: string, style: TextStyle): Letters {
    return setLine(text.split(' ').map(setWord), { ...style, space: setWord(' ').width });
  }
  return {
    widthOf: (text, style) => lineOf(text, style).width,
    pathOf: (text, style, at) => {
      const scale = style.size / font.unitsPerEm;
      return lineOf(text, style)
        .letters.map(({ path, x }) =>
          path
            .scale(scale, -scale)
            .translate(at.x + x, at.y)
            .toSVG(),
        )
        .join('');
    },
  };
}

const require = createRequire(import.meta.url);

function fileOf(weight: 400 | 600): string {
  return weight === 400
    ? require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff')
    : require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff');
}

function loadFont(weight: 400 | 600): Font {
  const file = fileOf(weight);
  const font = create(readFileSync(file));
  if (!('layout' in font)) {
    throw new Error(`The font file ${file} holds several fonts. Name a file with a single one.`);
  }
  return font;
}

interface Letter {
  path: Glyph['path'];
  x: number;
}

/** Letters with their places, measured in parts of the font size. */
interface Letters {
  letters: readonly Letter[];
  width: number;
}

/** Shaping is the dear part and pages share their words, so each word is shaped once. */
function createWordSetter(font: Font): (word: string) => Letters {
  const words = new Map<string, Letters>();
  return (word) => {
    const known = words.get(word);
    if (known) {
      return known;
    }
    const letters = shape(font, word);
    words.set(word, letters);
    return letters;
  };
}

function shape(font: Font, word: string): Letters {
  const { glyphs, positions } = font.layout(drawable(font, word));
  let width = 0;
  const letters = glyphs.map((glyph, index) => {
    const x = width;
    width += (positions[index]?.xAdvance ?? 0) / font.unitsPerEm;
    return { path: glyph.path, x };
  });
  return { letters, width };
}

/** A letter without a shape in the font would become an empty box. */
function drawable(font: Font, text: string): string {
  return Array.from(text)
    .filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    .join('');
}

function setLine(
  words: readonly Letters[],
  { size, tracking = 0, space }: TextStyle & { space: number },
): Letters {
  const letters: Letter[] = [];
  let x = 0;
  for (const word of words) {
    for (const [index, letter] of word.letters.entries()) {
      letters.push({ ...letter, x: (x + letter.x + index * tracking) * size });
    }
    x += word.width + word.letters.length * tracking + space + tracking;
  }
  return { letters, width: Math.max(0, x - space - tracking) * size };
}
