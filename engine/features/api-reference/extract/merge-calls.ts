import type { ApiParameter, ApiReturn, ApiSignature } from '../api-entry.ts';

/** Several ways to call one function as a single one: what only some of them take is optional. */
export function mergeCalls(calls: readonly ApiSignature[]): ApiSignature {
  const [first, ...others] = calls;
  if (!first || others.length === 0) {
    return first ?? { parameters: [] };
  }
  const longest = Math.max(...calls.map(({ parameters }) => parameters.length));
  const returns = mergeAnswers(calls.flatMap((call) => call.returns ?? []));
  return {
    parameters: Array.from({ length: longest }, (_, at) =>
      mergeParameters(calls.map(({ parameters }) => parameters[at])),
    ).filter((parameter) => parameter !== undefined),
    ...(returns && { returns }),
  };
}

/** The same place of all calls; the first that has it gives the name. */
function mergeParameters(places: readonly (ApiParameter | undefined)[]): ApiParameter | undefined {
  const present = places.filter((place) => place !== undefined);
  const [first] = present;
  const isOptional = present.length < places.length || present.some(({ optional }) => optional);
  return (
    first && {
      ...first,
      type: unionOf(present.map(({ type }) => type)),
      ...(isOptional && { optional: true }),
    }
  );
}

function mergeAnswers(answers: readonly ApiReturn[]): ApiReturn | undefined {
  const [first] = answers;
  return first && { ...first, type: unionOf(answers.map(({ type }) => type)) };
}

/** Functions stand in brackets: otherwise a union would belong to their answer. */
function unionOf(types: readonly string[]): string {
  const distinct = [...new Set(types)];
  return distinct.length === 1
    ? (distinct[0] ?? '')
    : distinct.map((type) => (type.includes('=>') ? `(${type})` : type)).join(' | ');
}
