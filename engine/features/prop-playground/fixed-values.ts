import { parseLiteral, type FixedValue, type FixedValues } from './prop-value.ts';

/** The values that texts by path mean: `slotProps.input.title` becomes objects; what is no literal is a text. */
export function fixedValuesOf(texts: Readonly<Record<string, string>>): FixedValues {
  return Object.entries(texts).reduce<FixedValues>(
    (values, [path, text]) => withValue(values, path.split('.'), parseLiteral(text) ?? text),
    {},
  );
}

function withValue(
  values: FixedValues,
  [name = '', ...rest]: readonly string[],
  value: FixedValue,
): FixedValues {
  if (rest.length === 0) return { ...values, [name]: value };
  const inner = values[name];
  return { ...values, [name]: withValue(typeof inner === 'object' ? inner : {}, rest, value) };
}
