import { format } from 'prettier';
import { transform } from 'sucrase';

/** An import that leaves nothing behind; taken out first so that it leaves no empty line either. */
const typeImport = /^import type [^;]*;\n/gm;

/** The JavaScript of a TypeScript source: types removed, everything else kept, formatted. */
export async function deriveJavaScript(code: string): Promise<string> {
  const stripped = transform(code.replace(typeImport, ''), {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    keepUnusedImports: false,
    preserveDynamicImport: true,
  }).code;
  return format(stripped, { parser: 'babel', singleQuote: true, printWidth: 80 });
}
