import type { ApiEntry } from '../api-reference/api-entry.ts';
import { importCode } from '../api-reference/import-code.ts';
import { fixedValuesOf } from './fixed-values.ts';
import type { PlaygroundView } from './playground-view.ts';
import { propControlsOf, type PropControl } from './prop-control.ts';
import type { PropValue } from './prop-value.ts';
import { readValues } from './read-value.ts';

/** What an author asks for. */
export interface PlaygroundRequest {
  /** Props to show, in this order. */
  only?: readonly string[] | undefined;
  /** Texts of the values at first. */
  values?: Readonly<Record<string, string>> | undefined;
  /** Texts of values that no control changes. */
  fixed?: Readonly<Record<string, string>> | undefined;
  /** Whether the component takes the whole width of the stage. */
  wide?: boolean | undefined;
}

/** Everything the playground of a component is drawn from. */
export function describePlayground(
  entry: ApiEntry,
  { only, values = {}, fixed, wide }: PlaygroundRequest,
): PlaygroundView {
  const controls = propControlsOf(entry, only);
  const given = readValues(controls, (name) => values[name]);
  const initial = controls.flatMap((control) => {
    const value = given[control.name] ?? firstValueOf(control, entry.name);
    return value === undefined ? [] : [[control.name, value] as const];
  });
  const [importLine = ''] = importCode(entry).split(/;?\n/);
  return {
    name: entry.name,
    importLine: importLine.replace(/;$/, ''),
    controls,
    initial: Object.fromEntries(initial),
    ...(fixed && { fixed: fixedValuesOf(fixed) }),
    ...(wide && { wide }),
  };
}

/** A component without a text is often nothing to look at, so it shows its name. */
function firstValueOf(
  { name, kind, usual }: PropControl,
  component: string,
): PropValue | undefined {
  if (kind === 'switch') return usual ?? false;
  if (kind === 'text') return usual ?? (name === 'children' || name === 'label' ? component : '');
  return usual;
}
