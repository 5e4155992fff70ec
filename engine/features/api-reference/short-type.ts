import type { ApiProp } from './api-entry.ts';

/** Longer function types are told by the names of their parameters; the signature below has their types. */
const longType = 36;

/** The type of a prop as its row shows it. */
export function shortType({ type, signature }: Pick<ApiProp, 'type' | 'signature'>): string {
  if (!signature || type.length <= longType) return type;
  const names = signature.parameters
    .flatMap(({ name }) => (name.includes('.') ? [] : [name]))
    .join(', ');
  return `(${names}) => ${signature.returns?.type ?? 'void'}`;
}
