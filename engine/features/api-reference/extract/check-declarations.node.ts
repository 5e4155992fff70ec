import ts from 'typescript';
import type { Problem } from '../../../model/problem.ts';
import type { DeclarationReader } from './declaration-reader.node.ts';
import type { PackageLayout } from './package-layout.node.ts';

/** Lists the declaration files of the packages that cannot be read or that mention missing ones. */
export function checkDeclarations(reader: DeclarationReader): Problem[] {
  return reader.program.getSourceFiles().flatMap((file) => {
    const layout = reader.packageOf(file);
    return layout
      ? [...brokenPlaces(reader, file, layout), ...missingFiles(reader, file, layout)]
      : [];
  });
}

function brokenPlaces(
  { program }: DeclarationReader,
  file: ts.SourceFile,
  layout: PackageLayout,
): Problem[] {
  return program.getSyntacticDiagnostics(file).map(({ start, messageText }) => {
    const reason = ts.flattenDiagnosticMessageText(messageText, ' ');
    return problemOf(file, start, {
      message: `A declaration of ${nameOf(layout)} is broken: ${reason}`,
      layout,
    });
  });
}

function missingFiles(
  { checker }: DeclarationReader,
  file: ts.SourceFile,
  layout: PackageLayout,
): Problem[] {
  return file.statements.flatMap((statement) => {
    const name = specifierOf(statement);
    return !name?.text.startsWith('.') || checker.getSymbolAtLocation(name)
      ? []
      : [
          problemOf(file, name.getStart(), {
            message: `${nameOf(layout)} mentions the declarations "${name.text}", which it does not contain.`,
            layout,
          }),
        ];
  });
}

/** An import without names brings a style sheet, not declarations. */
function specifierOf(statement: ts.Statement): ts.StringLiteral | undefined {
  const name =
    ts.isExportDeclaration(statement) ||
    (ts.isImportDeclaration(statement) && statement.importClause)
      ? statement.moduleSpecifier
      : undefined;
  return name && ts.isStringLiteral(name) ? name : undefined;
}

function problemOf(
  file: ts.SourceFile,
  start: number,
  { message, layout }: { message: string; layout: PackageLayout },
): Problem {
  return {
    file: file.fileName,
    line: file.getLineAndCharacterOfPosition(start).line + 1,
    message,
    fix: `Install ${layout.name} again, or another version of it.`,
  };
}

function nameOf({ name, version }: PackageLayout): string {
  return `${name} ${version}`;
}
