import type { ReactNode } from 'react';

/** Components as their cards show them, by the name of the component. */
export type Samples = Readonly<Record<string, ReactNode>>;
