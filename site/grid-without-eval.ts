import type { Plugin } from 'vite';

/** How the grid asks whether it may write functions from text. */
const question = "new Function('return true')()";

/**
 * Answers the grid's question in advance: our policy forbids it, and a refused attempt would be
 * reported as an attack. The grid then filters with plain functions.
 */
export function gridWithoutEval(): Plugin {
  return {
    name: 'grid-without-eval',
    apply: 'build',
    transform(code, id) {
      if (!/@mui\/x-data-grid\//.test(id) || !code.includes(question)) return undefined;
      return { code: code.replaceAll(question, 'false'), map: null };
    },
  };
}
