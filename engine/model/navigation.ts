import type { Plan } from './plan.ts';

/** One entry of the navigation tree, with the field names of the specification. */
export interface NavItem {
  /** Canonical pathname (no locale, no trailing slash), or an absolute address for an external entry. */
  pathname: string;
  title?: string | false;
  /** Text of an inline group heading; its children stand at the same depth. */
  subheader?: string;
  children?: readonly NavItem[];
  /** Canonical pathname of the page about everything in a group, also when another tree holds it. */
  hub?: string;
  /** Canonical pathname of the page that lists everything in a group: its rows come when the group is opened. */
  index?: string;
  plan?: Plan;
  newFeature?: boolean;
  planned?: boolean;
  unstable?: boolean;
  /** Folder of the page below the content folder, e.g. `tree-view/overview`. */
  folder?: string;
}

/** One side navigation: the tree shared by all pages below it. */
export interface Navigation {
  id: string;
  items: readonly NavItem[];
}
