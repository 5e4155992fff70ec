/** Languages a fence may name; everything else is refused so that a typing error never ships uncolored. */
export const codeLanguages = [
  'tsx',
  'ts',
  'jsx',
  'js',
  'json',
  'css',
  'html',
  'bash',
  'diff',
  'yaml',
  'md',
] as const;

/** A language the highlighter knows. */
export type CodeLanguage = (typeof codeLanguages)[number];

/** True for the languages that can be highlighted. */
export function isCodeLanguage(name: string): name is CodeLanguage {
  return (codeLanguages as readonly string[]).includes(name);
}

/** Language of a file by its extension; a diff of an untitled snippet is read as TSX, the widest of the family. */
export function languageOfFile(file: string | undefined): CodeLanguage {
  const extension = file?.split('.').at(-1) ?? '';
  return isCodeLanguage(extension) && extension !== 'diff' ? extension : 'tsx';
}
