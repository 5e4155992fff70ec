/** What code that runs in pages knows of its site. */
export interface SiteFacts {
  /** What stands before the names under which pages keep something in the browser. */
  keyPrefix: string;
  /** The same for names that had no prefix at first: drafts, feedback, tabs, cookies. Empty unless a site chooses one. */
  namePrefix: string;
  /** The same for the color mode, which the documented library may keep under a name of its own. */
  modePrefix: string;
  /** Codes of the languages, the default one first. */
  languages: readonly string[];
  /** Pathname of the page on which demos are edited. */
  playground: string;
  /** Pathname of the page that is shown in place of one which was not saved. */
  offline: string;
  /** How the classes of the documented library begin; empty when its demos open nothing over the page. */
  classPrefix: string;
  sandbox: SandboxFacts;
}

/** What projects need that readers make of demos, besides React. */
export interface SandboxFacts {
  /** Packages of every project. */
  packages: readonly string[];
  /** How the names of packages begin that bring their own types. */
  typed: readonly string[];
  /** Packages that others need, by the name of these. */
  companions: Readonly<Record<string, string>>;
  /** Packages with adapters for other libraries, and library and range by the name of the adapter. */
  adapters: {
    packages: readonly string[];
    libraries: Readonly<Record<string, readonly [name: string, range: string]>>;
  };
  /** Lines before and after the demo; `{order}` says whether utility classes win over its styles. */
  root: {
    imports: readonly string[];
    before: readonly string[];
    after: readonly string[];
    order: { plain: string; layered: string };
  };
  /** Name of the layer with the styles of the library. */
  layer: string;
}

/** The usual facts. A build writes those of its own site over each `siteFacts.…`, so that pages load no module for them. */
export const siteFacts: SiteFacts = {
  keyPrefix: 'docs-',
  namePrefix: '',
  modePrefix: 'docs-',
  languages: ['en'],
  playground: '/playground',
  offline: '/offline',
  classPrefix: '',
  sandbox: {
    packages: [],
    typed: [],
    companions: {},
    adapters: { packages: [], libraries: {} },
    root: { imports: [], before: [], after: [], order: { plain: '', layered: '' } },
    layer: 'library',
  },
};
