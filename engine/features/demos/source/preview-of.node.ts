import ts from 'typescript';
import type { PreviewLines } from './preview-lines.ts';

/** Longest preview that is found by itself; anything longer is better read in its file. */
const mostLines = 16;
/** Elements that only hold a demo together and say nothing about its subject. */
const wrappers = new Set([
  'div',
  'Box',
  'Stack',
  'React.Fragment',
  'Fragment',
  'LocalizationProvider',
]);

/** A part of a source. */
interface Span {
  start: number;
  end: number;
}

/** The lines with the JSX that a demo's component returns, without its wrappers; undefined when it is too long or there is none. */
export function previewOf(code: string, most = mostLines): PreviewLines | undefined {
  const span = previewSpanOf(code);
  if (!span || lineCount(code.slice(span.start, span.end)) > most) return undefined;
  const first = lineCount(code.slice(0, span.start)) - 1;
  const last = lineCount(code.slice(0, span.end)) - 1;
  return previewOfLines(code, { first, last });
}

/** The preview that consists of some lines of a source. */
export function previewOfLines(
  code: string,
  { first, last }: { first: number; last: number },
): PreviewLines {
  return { first, last, indent: indentOf(code.split('\n').slice(first, last + 1)) };
}

function previewSpanOf(code: string): Span | undefined {
  const file = ts.createSourceFile(
    'demo.tsx',
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const jsx = returnedJsx(file);
  return jsx && peel(jsx, file);
}

function returnedJsx(file: ts.SourceFile): ts.Expression | undefined {
  const component = file.statements.find(
    (statement): statement is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(statement) &&
      (statement.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword),
  );
  const last = component?.body?.statements.findLast(ts.isReturnStatement)?.expression;
  const bare = last && ts.isParenthesizedExpression(last) ? last.expression : last;
  return bare && isJsx(bare) ? bare : undefined;
}

function isJsx(node: ts.Node): boolean {
  return ts.isJsxElement(node) || ts.isJsxFragment(node) || ts.isJsxSelfClosingElement(node);
}

/** The element, or what its wrapper holds; a first line that holds nothing else keeps its indentation. */
function peel(jsx: ts.Node, file: ts.SourceFile): Span | undefined {
  const name = ts.isJsxElement(jsx) ? jsx.openingElement.tagName.getText(file) : undefined;
  const wrapped = ts.isJsxFragment(jsx) || (name !== undefined && wrappers.has(name));
  if (!wrapped || (!ts.isJsxElement(jsx) && !ts.isJsxFragment(jsx))) {
    return { start: lineStart(file, jsx.getStart(file)), end: jsx.end };
  }
  const children = jsx.children.filter((child) => !ts.isJsxText(child) || child.text.trim() !== '');
  const [only] = children;
  if (children.length === 1 && only && isJsx(only)) {
    return peel(only, file);
  }
  const [first, last] = [children[0], children.at(-1)];
  return first && last && { start: lineStart(file, first.getStart(file)), end: last.end };
}

function lineStart(file: ts.SourceFile, position: number): number {
  const start = file.text.lastIndexOf('\n', position - 1) + 1;
  return file.text.slice(start, position).trim() === '' ? start : position;
}

function indentOf(lines: readonly string[]): number {
  const written = lines.filter((line) => line.trim() !== '');
  return Math.min(...written.map((line) => /^ */.exec(line)?.[0].length ?? 0));
}

function lineCount(text: string): number {
  return text.split('\n').length;
}
