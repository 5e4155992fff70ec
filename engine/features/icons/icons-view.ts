import type { IconSetConfig } from '../../model/icon-set.ts';
import type { Drawing } from './icon-shape.ts';

/** What a page with a search over icons is drawn from. */
export interface IconsView extends Omit<IconSetConfig, 'entry' | 'common' | 'meanings'> {
  /** Folder of the index and of the drawings. */
  folder: string;
  /** How many names there are. */
  count: number;
  /** The icons that are drawn without script, in the plain style. */
  common: readonly { name: string; drawing: Drawing }[];
}

/** What the browser needs of it: the drawings of the common icons stand in the page. */
export type IconsSetup = Omit<IconsView, 'common'>;

/** Address of the folder that holds what browsers load of the icons; the digest changes with its files. */
export function iconFolderOf(digest: string): string {
  return `/_assets/icons/${digest}/`;
}
