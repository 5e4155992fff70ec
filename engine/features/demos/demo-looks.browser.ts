import type { DisplaySettings } from '../settings/display-settings.ts';
import type { DemoLook } from './demo-look.ts';

/** Name of a look that is not the library's own. */
type LookName = Exclude<DisplaySettings['demoTheme'], 'library'>;

/** Loads a look; undefined when the reader has none of this name. */
type LoadLook = () => Promise<DemoLook | undefined>;

/** The looks of a site, by name. */
export type DemoLooks = Readonly<Partial<Record<LookName, LoadLook>>>;

let looks: DemoLooks = {};

/** Tells demos where the looks of the site are; none is loaded before a reader chose it. */
export function offerDemoLooks(offered: DemoLooks): void {
  looks = offered;
}

/** The look of a name; undefined when there is none. */
export async function loadDemoLook(name: LookName): Promise<DemoLook | undefined> {
  return looks[name]?.();
}
