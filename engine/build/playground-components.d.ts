declare module 'virtual:playground-components' {
  import type { ComponentType } from 'react';

  /** Components of prop playgrounds by the id of their API entry. */
  export const components: Readonly<
    Record<string, ComponentType<Readonly<Record<string, string | number | boolean>>>>
  >;
}
