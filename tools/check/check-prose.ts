import type { Problem } from 'engine/model/problem.ts';

/** Words that no page may use, and what to write instead. */
const refused: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bcolour/i, 'color'],
  [/\bbehaviour/i, 'behavior'],
  [/\bcentre/i, 'center'],
  [/\bgrey/i, 'gray'],
  [/\blicence/i, 'license'],
  [/\bfavourite/i, 'favorite'],
  [/\bcancelled\b/i, 'canceled'],
  [/\blabelled\b/i, 'labeled'],
  [/\bharbour/i, 'harbor'],
  [/\bcatalogue/i, 'catalog'],
  [
    /\b(?:custom|optim|organ|recogn|local|virtual|normal|initial|synchron|serial|minim|maxim|summar|emphas|real|visual|memo|general|capital|author|util|character|final)is(?:e|es|ed|ing|ation)\b/i,
    'the spelling with z',
  ],
  [/\banaly[s]e[sd]?\b(?! of)/i, 'analyze'],
  [/\banew\b/i, 'again'],
  [/\bshall\b/i, 'must, should, or the plain present'],
  [/\bsomebody\b/i, 'someone, or a user'],
  [/\bbelongs? into\b/i, 'belong in'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\bwhilst\b/i, 'while'],
  [/\bdata grid pro\b(?! plan)/, 'Data Grid Pro'],
  [/\bin vain\b/i, 'twice, or for nothing'],
  [/\bfalls? out of place\b/i, 'breaks'],
  [/\bby its look\b/i, 'does not look like it, or how it looks'],
  [/\blying bars?\b/i, 'horizontal bars'],
  [/\btablets? (?:upright|across)\b/i, 'in portrait or in landscape'],
  [/\btakes? this page away\b/i, 'use this page'],
];

/** Words that are often wrong; an author looks at each. */
const doubtful: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:simply|just|easy|easily|obviously|of course)\b/i, 'leave it out'],
  [/\bstands?\b/i, 'is, appears or sits'],
  [/\bat first\b/i, 'by default, if that is meant'],
  [/\bround\b(?! (?:trip|number|corner))/i, 'around, if that is meant'],
  [/\bor else\b|, else\b/i, 'otherwise'],
  [/\bpowerful|seamless|robust|blazing/i, 'say what it does'],
  [/\bplease\b/i, 'leave it out'],
];

/** What the text of a page says in words that we do not use. */
export function checkProse(
  markdown: string,
  file: string,
): { problems: Problem[]; hints: Problem[] } {
  return { problems: find(refused, markdown, file), hints: find(doubtful, markdown, file) };
}

/** The words of a text, as a program holds it, that we do not use. */
export function refusedIn(text: string): string[] {
  return refused.flatMap(([pattern]) => pattern.exec(text)?.[0] ?? []);
}

function find(list: typeof refused, markdown: string, file: string): Problem[] {
  return proseLines(markdown).flatMap(([text, line]) =>
    list.flatMap(([pattern, instead]) => {
      const word = pattern.exec(text)?.[0];
      return word === undefined
        ? []
        : [{ file, line, message: `"${word}"`, fix: `Write ${instead}.` }];
    }),
  );
}

/** The lines of a page with their numbers, without code, addresses and what only programs read. */
function proseLines(markdown: string): [text: string, line: number][] {
  const blank = (text: string): string => text.replaceAll(/[^\n]/g, '');
  const text = markdown
    .replaceAll(/^ *(`{3,})[\s\S]*?^ *\1 *$/gm, blank)
    .replaceAll(/`[^`\n]*`/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/^::\w.*$/gm, blank)
    .replaceAll(/^(?:waiAria|anchors|packages|components|hooks):.*$/gm, blank);
  return text.split('\n').map((line, index) => [line, index + 1]);
}
