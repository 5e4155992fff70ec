import type { Plan } from '../../model/plan.ts';

/** What an entry of the reference describes; `selectors` and `events` are lists with one row each. */
export type ApiKind = 'component' | 'interface' | 'hook' | 'selectors' | 'events';

/** One thing of a library that readers look up: plain data, read from the installed packages. */
export interface ApiEntry {
  /** Stable name within the site, `<folder>/<slug>`, e.g. `data-grid/data-grid-pro`. */
  id: string;
  kind: ApiKind;
  /** As it is imported, e.g. `DataGridPro`. */
  name: string;
  /** Last part of the entry's address, e.g. `data-grid-pro`. */
  slug: string;
  /** Folder of the product, e.g. `data-grid`. */
  folder: string;
  /** Package that declares it. */
  packageName: string;
  /** Declaring file below the package, e.g. `BarChart/BarChart.d.ts`. */
  file: string;
  /** Where the code behind it can be read, when the package says where its sources lie. */
  source?: string;
  /** Where it can be imported from, the most specific address first. */
  imports: readonly ApiImport[];
  plan?: Plan;
  /** Markdown. */
  description?: string;
  /** Present on a deprecated entry: what to use instead, as Markdown, or an empty text. */
  deprecated?: string;
  /** Name in the theme, e.g. `MuiButton`. */
  themeName?: string;
  /** Name of the component that receives the props which this one does not use. */
  inherits?: string;
  /** Props of a component, members of an interface, rows of a list. */
  props: readonly ApiProp[];
  slots: readonly ApiSlot[];
  classes: readonly ApiClass[];
  /** What a reference to the component can be asked to do. */
  methods: readonly ApiProp[];
  /** Name of the entry that describes the methods, when they have a page of their own. */
  methodsOf?: string;
  /** How a hook is called. */
  signature?: ApiSignature;
  /** Other shapes of the same interface that have an entry of their own. */
  variants?: readonly string[];
}

/** One way to import an entry. */
export interface ApiImport {
  from: string;
  /** Name of the export when it differs from the entry's, e.g. `Unstable_FunnelChart`. */
  exported?: string;
  /** True for `import X from`, false for `import { X } from`. */
  isDefault: boolean;
}

/** A prop of a component or a member of an interface. */
export interface ApiProp {
  name: string;
  /** The TypeScript type for readers. */
  type: string;
  /** Literal values in the order of the author, as written in code. */
  literals?: readonly string[];
  /** As written in code. */
  default?: string;
  required?: true;
  /** Present on a deprecated prop: what to use instead, as Markdown, or an empty text. */
  deprecated?: string;
  /** Markdown; absent for required props that the packages do not describe. */
  description?: string;
  plan?: Plan;
  /** Parameters and answer of a callback. */
  signature?: ApiSignature;
  /** True for props that nothing works without but that their authors do not document. */
  beyond?: true;
}

/** How a function is called. */
export interface ApiSignature {
  parameters: readonly ApiParameter[];
  returns?: ApiReturn;
}

/** One parameter of a function. */
export interface ApiParameter {
  name: string;
  type: string;
  /** True when a call may leave it out. */
  optional?: true;
  description?: string;
}

/** What a function answers. */
export interface ApiReturn {
  type: string;
  description?: string;
}

/** A part of a component that can be replaced. */
export interface ApiSlot {
  name: string;
  /** Name of the component or element that fills the slot, as written in code. */
  default?: string;
  /** Class name of the slot in the DOM. */
  className?: string;
  description?: string;
  deprecated?: string;
  plan?: Plan;
  /** True for slots that exist in the types but that their authors do not document. */
  beyond?: true;
}

/** A class that a component puts on an element. */
export interface ApiClass {
  /** Key in `classes` and in the theme. */
  key: string;
  /** Name in the DOM, e.g. `MuiButton-outlined` or `Mui-disabled`. */
  className: string;
  description?: string;
  deprecated?: string;
  beyond?: true;
}
