import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { findPackageFolder } from '../../model/package-folder.node.ts';

/** An error that production builds of a package tell by its number only. */
export interface ProductionError {
  code: number;
  /** What a development build says; `%s` stands for what the address names as an argument. */
  message: string;
}

/** Packages name this function in the place of each message that they leave out. */
const shortener = '_formatErrorMessage';

/** Reads from installed packages what the numbers of their errors mean, in the order of the numbers. */
export function readProductionErrors(
  packages: readonly string[],
  siteDir: string,
): ProductionError[] {
  const found = packages
    .flatMap((name) => findPackageFolder(name, siteDir) ?? [])
    .flatMap((folder) =>
      globSync('esm/**/*.js', { cwd: folder }).map((file) => path.join(folder, file)),
    )
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => text.includes(`${shortener}(`))
    .flatMap(errorsIn);
  const byCode = new Map(found.map((error) => [error.code, error]));
  return [...byCode.values()].sort((one, other) => one.code - other.code);
}

/** The errors of one file: each stands as `isDevelopment ? message : shortener(code, ...arguments)`. */
export function errorsIn(text: string): ProductionError[] {
  const file = ts.createSourceFile(
    'package.js',
    text,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.JS,
  );
  const errors: ProductionError[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isConditionalExpression(node) && ts.isCallExpression(node.whenFalse)) {
      const { expression, arguments: values } = node.whenFalse;
      const [code] = values;
      if (
        ts.isIdentifier(expression) &&
        expression.text === shortener &&
        code &&
        ts.isNumericLiteral(code)
      ) {
        errors.push({ code: Number(code.text), message: messageOf(node.whenTrue) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return errors;
}

/** The text of a message that is put together from strings and values. */
function messageOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => `%s${literal.text}`)].join(
      '',
    );
  }
  if (ts.isBinaryExpression(node)) return messageOf(node.left) + messageOf(node.right);
  if (ts.isParenthesizedExpression(node)) return messageOf(node.expression);
  return '%s';
}
