import { Fragment } from 'react';

/** Letters that stand in one line of any table. */
const widest = 23;

/** A name that may be broken before some of its capital letters, when it is long. */
export function LongName({ name }: { name: string }) {
  return linesOf(name).map((line, at) => (
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {line}
    </Fragment>
  ));
}

/** As many words to a line as fit: a place to break is an element, and large pages have hundreds of names. */
function linesOf(name: string): string[] {
  const words = name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=-)/);
  return words.reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const fits = last !== undefined && last.length + word.length <= widest;
    return fits ? [...lines.slice(0, -1), last + word] : [...lines, word];
  }, []);
}
