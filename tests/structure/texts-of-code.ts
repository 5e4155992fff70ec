import ts from 'typescript';

/** A text that code holds, and where. */
interface TextOfCode {
  text: string;
  line: number;
}

/** The sentences and phrases that code holds for people: whatever has more than one word. */
export function textsOfCode(source: string): TextOfCode[] {
  const file = ts.createSourceFile(
    'source.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const texts: TextOfCode[] = [];
  const visit = (node: ts.Node): void => {
    if (isText(node) && /\S\s+\S/.test(node.text)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      texts.push({ text: node.text, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

function isText(node: ts.Node): node is ts.LiteralLikeNode {
  return ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
}
