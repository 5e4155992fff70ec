import type { DemoThemeOptions } from '../theme/demo-theme.ts';

/** What demos can wear instead of the library's own look. */
export interface DemoLook {
  /** The same for looks that look the same. */
  key: string;
  options: DemoThemeOptions;
}
