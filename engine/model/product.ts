import type { Plan } from './plan.ts';
import type { UpgradeGuide, VersionPlan } from './version.ts';

/** A documented library: one row of the product switcher. */
export interface Product {
  /** Product id of the specification: `material-ui`, `system`, `x-data-grid`, … */
  id: string;
  /** First folder below the content folder, e.g. `data-grid`. */
  folder: string;
  name: string;
  /** Name of the family, shown above the product name and used in titles, e.g. `MUI X`. */
  family: string;
  /** Canonical pathname of the page about the family; the product's first page unless said. */
  familyPathname?: string;
  /** Canonical pathname of the product's first page. */
  pathname: string;
  /** Folder of the product's lists for programs (`llms.txt`); its first page's unless said. */
  textsPathname?: string;
  /** Package whose installed version is the documented one. */
  packageName: string;
  /** Id of the navigation its pages show. */
  navigation: string;
  /** Name of the drawing beside the product name. */
  glyph: string;
  /** The older versions a reader can switch to. */
  versions: VersionPlan;
  /** The guides from version to version, the newest first; of one step, the guide to begin with first. */
  upgrades?: readonly UpgradeGuide[];
  /** What the API reference of the product is generated from; absent when it has none. */
  api?: ApiPlan;
  /** True for what several products share, such as their introduction: no product of its own. */
  shared?: boolean;
}

/** Which parts of the installed packages a product's API reference shows, and where. */
export interface ApiPlan {
  /** Canonical pathname of the folder that holds the entries, e.g. `/x/api/charts`. */
  pathname: string;
  /** Packages of the product, the free one first. */
  packages: readonly ApiPackage[];
  /** Names of interfaces that have no page of their own but that texts may show. */
  interfaces?: readonly string[];
  /** Names of types that have a page which no navigation names: the list of the reference leads to it. */
  types?: readonly string[];
  /** What stands before the names under which readers' choices on these pages are kept. */
  storagePrefix?: string;
  /** Origin whose addresses, used in the packages' comments, stand for pages of this site. */
  docsOrigin?: string;
  /** Declarations that the packages expect from an application, as TypeScript. */
  declarations?: string;
  /** Name of the interface that lists the events. */
  events?: string;
  /** How the names of selectors end. */
  selectors?: string;
}

/** A package of an API reference. */
export interface ApiPackage {
  name: string;
  /** The plan that its own components need. */
  plan?: Plan;
  /** Folders whose names begin so are left out: they bind the package to others that a reader chooses. */
  without?: string;
  /** True when its versions are not those of the product: what became of it is not told. */
  ownVersions?: boolean;
}
