// Static imports and re-exports, side-effect imports, and dynamic imports with a plain name.
const importForms = [
  /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*(['"])([^'"]+)\1/gm,
  /^\s*import\s*(['"])([^'"]+)\1/gm,
  /\bimport\(\s*(['"])([^'"]+)\1\s*\)/g,
];

/** Every module a source imports, in the order of its first mention within each form. */
export function importsOf(code: string): string[] {
  const found = importForms.flatMap((form) =>
    [...code.matchAll(form)].map((match) => match[2] ?? ''),
  );
  return [...new Set(found)];
}

/** Relative imports reduced to the file's own name, because an exported project keeps all files in one folder. */
export function flattenImports(code: string): string {
  return code.replace(
    /(?<=(?:\bfrom\s*|^\s*import\s*)['"])\.{1,2}\/(?:[^'"]*\/)?(?=[^'"/]+['"])/gm,
    './',
  );
}
