import { language } from './language.ts';

/** Name under which the code finds the function that ends an endless loop. */
export const loopGuard = '$checkLoop';

const loops = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);

interface Insertion {
  at: number;
  text: string;
}

/** The same code with a question in each loop whether it may go on; lines stay where they are. */
export function guardLoops(code: string): string {
  const insertions: Insertion[] = [];
  language.parse(code).iterate({
    enter: ({ name, node }) => {
      if (loops.has(name)) insertions.push(...insertionsFor(node));
    },
  });
  return insert(code, insertions);
}

type Node = ReturnType<typeof language.parse>['topNode'];

function insertionsFor(loop: Node): Insertion[] {
  const body = bodyOf(loop);
  if (!body) return [];
  if (body.name === 'Block') return [{ at: body.from + 1, text: `${loopGuard}();` }];
  return [
    { at: body.from, text: `{${loopGuard}();` },
    { at: body.to, text: '}' },
  ];
}

/** The statement that is repeated: the last part of a loop, except of `do … while`. */
function bodyOf(loop: Node): Node | null {
  if (loop.name === 'DoStatement') return loop.firstChild?.nextSibling ?? null;
  const last = loop.lastChild;
  // A loop that is still being typed has no body yet.
  return last && /Statement$|^Block$|^;$/.test(last.name) ? last : null;
}

function insert(code: string, insertions: readonly Insertion[]): string {
  const ordered = insertions.toSorted((a, b) => a.at - b.at);
  let result = '';
  let from = 0;
  for (const { at, text } of ordered) {
    result += code.slice(from, at) + text;
    from = at;
  }
  return result + code.slice(from);
}
