import { Fragment } from 'react';

/** Letters that stand in one line of the first column of any table (api.css). */
const widest = 23;

/** A name that may be broken before some of its words, when it is longer than a line. */
export function LongName({ name, line = widest }: { name: string; line?: number }) {
  return linesOf(name, line).map((part, at) => (
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}

/** As many words to a line as fit: a place to break is an element, and large pages have hundreds of names. */
function linesOf(name: string, most: number): string[] {
  const words = name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=\w[-_/.([]+)(?=\w)/);
  return words.reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const fits = last !== undefined && last.length + word.length <= most;
    return fits ? [...lines.slice(0, -1), last + word] : [...lines, word];
  }, []);
}
