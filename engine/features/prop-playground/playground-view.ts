import type { ComponentType } from 'react';
import type { CodeSubject } from './playground-code.ts';
import type { PropControl } from './prop-control.ts';
import type { FixedValues, PropValues } from './prop-value.ts';

/** Everything a prop playground is drawn from; the browser finds the same in the page. */
export interface PlaygroundView extends CodeSubject {
  controls: readonly PropControl[];
  /** What is set at first. */
  initial: PropValues;
  /** Whether the component takes the whole width of the stage. */
  wide?: true;
}

/** Components of prop playgrounds by the id of their API entry. */
export type PlaygroundComponents = Readonly<Record<string, ComponentType<FixedValues>>>;
