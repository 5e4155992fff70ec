/** A character that nobody sees, and where it stands in its line, counted from 1. */
export interface UnseenCharacter {
  code: string;
  column: number;
}

/** Control characters, what has no width or turns the direction, private use, and what is no UTF-8. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\uFFFD]/u;

/** Emoji are joined and colored by unseen characters that belong to them. */
const emoji =
  /\p{Extended_Pictographic}[\uFE0E\uFE0F\p{Emoji_Modifier}]?(?:\u200D\p{Extended_Pictographic}[\uFE0E\uFE0F\p{Emoji_Modifier}]?)*|[\d#*]\uFE0F\u20E3/gu;

/** Finds the first character of a line that shows nothing, and may make it read otherwise than it works. */
export function findUnseen(line: string): UnseenCharacter | undefined {
  const plain = line.replace(emoji, (it) => '.'.repeat(it.length)).replaceAll(/[\t\r]/g, ' ');
  const found = unseen.exec(plain);
  if (!found) return undefined;
  const code = found[0].codePointAt(0) ?? 0;
  return {
    code: `U+${code.toString(16).toUpperCase().padStart(4, '0')}`,
    column: found.index + 1,
  };
}

/** The first such character of each line that has one, with the number of the line. */
export function unseenByLine(text: string): (UnseenCharacter & { line: number })[] {
  // A mark at the start of a file says how it is encoded.
  return text
    .replace(/^\uFEFF/, ' ')
    .split('\n')
    .flatMap((content, index) => {
      const found = findUnseen(content);
      return found ? [{ ...found, line: index + 1 }] : [];
    });
}
