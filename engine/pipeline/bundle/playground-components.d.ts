declare module 'virtual:playground-components' {
  import type { ComponentType } from 'react';

  type FixedValue = string | number | boolean | { readonly [name: string]: FixedValue };

  /** Components of prop playgrounds by the id of their API entry. */
  export const components: Readonly<
    Record<string, ComponentType<Readonly<Record<string, FixedValue>>>>
  >;
}
