import { transform } from 'sucrase';
import { guardLoops } from './guard-loops.ts';

/** A file of a demo, ready to run. */
export interface CompiledFile {
  code: string;
  /** Modules it asks for by `require`. */
  imports: string[];
}

const required = /\brequire\((['"])([^'"\n]+)\1\)/g;

/** Turns TypeScript with JSX into a script; lines stay where they are, so that errors name the right one. */
export function compileModule(source: string): CompiledFile {
  const { code } = transform(guardLoops(source), {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
    // An import that is only used as a type must not load anything.
    keepUnusedImports: false,
  });
  const imports = [...code.matchAll(required)].map((match) => match[2] ?? '');
  return { code, imports: [...new Set(imports)] };
}
