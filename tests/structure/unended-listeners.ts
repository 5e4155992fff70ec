import ts from 'typescript';

/** A listener on the document or window that stays when the part that added it has left. */
interface UnendedListener {
  call: string;
  line: number;
}

/** The listeners that code adds to the document or window inside of a function with a `signal`, and does not end with it. */
export function unendedListeners(source: string): UnendedListener[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const found: UnendedListener[] = [];
  const visit = (node: ts.Node, isPart: boolean): void => {
    const isInPart = isPart || (ts.isFunctionLike(node) && takesSignal(node));
    if (ts.isCallExpression(node) && isInPart && outlives(node, file)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ call: node.expression.getText(file), line: line + 1 });
    }
    ts.forEachChild(node, (child) => visit(child, isInPart));
  };
  visit(file, false);
  return found;
}

function takesSignal({ parameters }: ts.SignatureDeclaration): boolean {
  return parameters.some(({ name }) =>
    ts.isIdentifier(name)
      ? name.text === 'signal'
      : name.elements.some(
          (it) => ts.isBindingElement(it) && ts.isIdentifier(it.name) && it.name.text === 'signal',
        ),
  );
}

function outlives(
  { expression, arguments: args }: ts.CallExpression,
  file: ts.SourceFile,
): boolean {
  const isOnDocument = /^(?:(?:document|window|globalThis)\.)?addEventListener$/.test(
    expression.getText(file),
  );
  return isOnDocument && !/\bsignal\b/i.test(args[2]?.getText(file) ?? '');
}
