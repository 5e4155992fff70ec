const statement = /^import\s+([^;]*?)\s+from\s+'([^'.][^']*)';?$/gm;

/** What a demo imports from packages, without types and React itself: it tells which of many demos shows a thing. */
export function namesImportedBy(code: string): string[] {
  const names = [...code.matchAll(statement)].flatMap(([, what = '', from = '']) =>
    from === 'react' || what.startsWith('type ') ? [] : namesIn(what),
  );
  return [...new Set(names)];
}

/** The names of one statement: the default one, and those in braces as the package calls them. */
function namesIn(what: string): string[] {
  const [before = '', inBraces = ''] = what.split('{');
  const others = inBraces
    .replace('}', '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/)[0] ?? '');
  const own = before.replace(/^\*\s+as\s+/, '').replace(',', '');
  return [own.trim(), ...others].filter((name) => name !== '');
}
