import { transform } from 'sucrase';

/** Code without its types, every name in the line where it was, or the line that cannot be read. */
export type StrippedCode = { code: string } | { brokenLine: number };

/** Takes the types out of TypeScript with JSX. Elements that stand side by side, as they are copied, are read too. */
export function stripTypes(source: string): StrippedCode {
  const whole = strip(source);
  if ('code' in whole || !beginsWithElement.test(source)) return whole;
  const beside = strip(`<>${source}</>`);
  return 'code' in beside ? beside : whole;
}

const beginsWithElement = /^(?:\s|\/\/.*\n)*</;

function strip(source: string): StrippedCode {
  try {
    const { code } = transform(source, {
      transforms: ['typescript', 'jsx'],
      jsxRuntime: 'preserve',
      keepUnusedImports: true,
      disableESTransforms: true,
    });
    return { code };
  } catch (error) {
    return { brokenLine: lineOf(error) };
  }
}

/** The parser says where it stopped: `Unexpected token (3:12)`. */
function lineOf(error: unknown): number {
  return Number(/\((\d+):\d+\)$/.exec(error instanceof Error ? error.message : '')?.[1] ?? 1);
}
