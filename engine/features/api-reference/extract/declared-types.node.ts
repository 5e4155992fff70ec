import ts from 'typescript';
import { typesOfProduct, type ProductScope } from './product-scope.node.ts';

/** A declaration that gives a type its name. */
type TypeDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/**
 * Finds the declaration of a type by its name. Exported types come first; of the others, which exported ones
 * mention, only those whose name means one thing in the whole product.
 */
export function createTypeFinder(
  scope: ProductScope,
): (name: string) => ts.Declaration | undefined {
  const exported = typesOfProduct(scope);
  const others = uniqueTypes(scope);
  return (name) => exported.get(name)?.symbol.declarations?.[0] ?? others.get(name);
}

function uniqueTypes({ reader, packages }: ProductScope): ReadonlyMap<string, TypeDeclaration> {
  const found = new Map<string, Map<string, TypeDeclaration>>();
  for (const file of reader.program.getSourceFiles()) {
    const layout = reader.packageOf(file);
    if (layout && packages.includes(layout)) {
      for (const declaration of file.statements.filter(isExportedType)) {
        const places = found.get(declaration.name.text) ?? new Map<string, TypeDeclaration>();
        found.set(declaration.name.text, places.set(placeOf(file), declaration));
      }
    }
  }
  return new Map([...found].flatMap(([name, places]) => onlyOne(name, [...places.values()])));
}

function onlyOne(
  name: string,
  [first, second]: readonly TypeDeclaration[],
): [string, TypeDeclaration][] {
  return first && !second ? [[name, first]] : [];
}

function isExportedType(statement: ts.Statement): statement is TypeDeclaration {
  return (
    (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) &&
    (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)
  );
}

/** A package may bring a second copy of another: the same file in both is the same place. */
function placeOf({ fileName }: ts.SourceFile): string {
  return fileName.slice(fileName.lastIndexOf('/node_modules/') + 1);
}
