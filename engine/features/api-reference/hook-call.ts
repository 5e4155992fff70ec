import type { ApiEntry, ApiProp, ApiReturn, ApiSignature } from './api-entry.ts';

/** The parameters of a hook as rows of a table; none for entries that are not called. */
export function parametersOf({ signature }: Pick<ApiEntry, 'signature'>): ApiProp[] {
  return (signature?.parameters ?? []).map(({ optional, ...parameter }) => ({
    ...parameter,
    ...(!optional && !parameter.name.includes('.') && { required: true as const }),
  }));
}

/** What a call answers; undefined where it answers nothing and its author says nothing about it. */
export function answerOf(signature: ApiSignature | undefined): ApiReturn | undefined {
  const { returns } = signature ?? {};
  return returns && (returns.type !== 'void' || returns.description) ? returns : undefined;
}
