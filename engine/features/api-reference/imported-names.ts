/** What an import brings into a source text. */
export interface ImportedName {
  /** As it is exported; for a default export, as it is called here. */
  name: string;
  from: string;
}

const importLine =
  /import\s+(?:type\s+)?([\w$]+)?\s*,?\s*(?:\{([^}]*)\})?\s*from\s*['"]([^'"]+)['"]/g;

/** The imports of a source text, by the names they have in it. */
export function importedNames(code: string): Map<string, ImportedName> {
  const names = new Map<string, ImportedName>();
  for (const [, single = '', list = '', from = ''] of code.matchAll(importLine)) {
    if (single !== '') names.set(single, { name: single, from });
    for (const part of list.split(',')) {
      const [name = '', local = name] = part
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/);
      if (name !== '') names.set(local, { name, from });
    }
  }
  return names;
}
