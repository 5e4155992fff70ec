import ts from 'typescript';
import type { Problem } from 'engine/model/problem.ts';

/** A sentence that a test proves. */
export interface Claim {
  sentence: string;
  line: number;
}

/** The sentences that the claims beside a page quote. */
export function claimsOf(source: string): Claim[] {
  const file = ts.createSourceFile(
    'claims.test.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const claims: Claim[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(file) === 'claim') {
      const [sentence] = node.arguments;
      if (sentence && ts.isStringLiteralLike(sentence)) {
        const { line } = file.getLineAndCharacterOfPosition(sentence.getStart(file));
        claims.push({ sentence: sentence.text, line: line + 1 });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return claims;
}

/** Says which quoted sentences are not on the page. */
export function checkQuotes(claims: readonly Claim[], markdown: string, file: string): Problem[] {
  const page = plain(markdown);
  return claims
    .filter(({ sentence }) => !page.includes(plain(sentence)))
    .map(({ sentence, line }) => ({
      file,
      line,
      message: `The page does not say "${sentence}".`,
      fix: 'Quote a sentence of page.md word for word, or take the claim out with its sentence.',
    }));
}

/** Says which anatomies of a page no test beside it proves. */
export function checkAnatomyProofs(source: string, markdown: string, file: string): Problem[] {
  return [...markdown.matchAll(/^::+anatomy\{component="(\w+)"\}/gm)]
    .flatMap(([, component = '']) => component)
    .filter((component) => !new RegExp(`\\banatomy\\(\\s*text,\\s*'${component}'`).test(source))
    .map((component) => ({
      file,
      line: 1,
      message: `Nothing proves the anatomy of ${component}.`,
      fix: `Add "anatomy(text, '${component}', () => show(<${component} />))"; text is './page.md?raw'.`,
    }));
}

/** Text without marks, so that a quote may be written with or without them. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/:(?:plan|kbd)\[([^\]]*)\]/g, '$1')
    .replaceAll(/\\([[\]{}|<>*_`])/g, '$1')
    .replaceAll(/[`*_]|^ *(?:[-*>]|\d+\.) /gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
