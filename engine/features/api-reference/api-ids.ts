import type { ApiEntry } from './api-entry.ts';
import { answerOf, parametersOf } from './hook-call.ts';

/** Anchor of a prop, e.g. `data-grid-prop-columns`. */
export function propId({ slug }: Pick<ApiEntry, 'slug'>, prop: string): string {
  return `${slug}-prop-${prop}`;
}

/** Anchor of a method, e.g. `rich-tree-view-method-focusItem`. */
export function methodId({ slug }: Pick<ApiEntry, 'slug'>, method: string): string {
  return `${slug}-method-${method}`;
}

/** Anchor of a parameter of a hook, e.g. `use-bar-series-param-seriesId`. */
export function parameterId({ slug }: Pick<ApiEntry, 'slug'>, parameter: string): string {
  return `${slug}-param-${parameter}`;
}

/** Anchor of a slot: by its class where it has one, e.g. `Button-css-root`. */
export function slotId({ name }: Pick<ApiEntry, 'name'>, slot: string): string {
  return `${name}-css-${slot}`;
}

/** Anchor of a class, e.g. `button-classes-MuiButton-outlined`. */
export function classId({ slug }: Pick<ApiEntry, 'slug'>, className: string): string {
  return `${slug}-classes-${className}`;
}

/** The parts of an entry's page in reading order; each is also the id of its heading. */
export type ApiSection =
  | 'parameters'
  | 'returns'
  | 'props'
  | 'inheritance'
  | 'methods'
  | 'slots'
  | 'classes'
  | 'import'
  | 'demos'
  | 'history'
  | 'source'
  | 'data';

/** The sections about an entry whose contents only the site knows. */
export interface SiteSections {
  demos: boolean;
  history: boolean;
}

/** The sections that an entry has something to say in. */
export function sectionsOf(entry: ApiEntry, { demos, history }: SiteSections): ApiSection[] {
  const present: Readonly<Record<ApiSection, boolean>> = {
    parameters: parametersOf(entry).length > 0,
    returns: answerOf(entry.signature) !== undefined,
    props: entry.props.length > 0,
    inheritance: entry.inherits !== undefined,
    methods: entry.methods.length > 0 || entry.methodsOf !== undefined,
    slots: entry.slots.length > 0,
    classes: entry.classes.length > 0 || entry.slots.some(({ className }) => className),
    import: entry.imports.length > 0,
    demos,
    history,
    source: entry.source !== undefined,
    data: true,
  };
  return (Object.keys(present) as ApiSection[]).filter((section) => present[section]);
}

/** Name of the words above a section; what is a prop of a component is a member of anything else. */
export function sectionKeyOf({ kind }: Pick<ApiEntry, 'kind'>, section: ApiSection): string {
  return `api.sections.${section === 'props' && kind !== 'component' ? 'members' : section}`;
}

/** Everything on an entry's page that a link can point to. */
export function idsOfEntry(entry: ApiEntry): Set<string> {
  return new Set<string>([
    ...sectionsOf(entry, { demos: true, history: true }),
    ...rowIdsOf(entry),
  ]);
}

/** The anchors of all rows of an entry. */
export function rowIdsOf(entry: ApiEntry): string[] {
  return [
    ...entry.props.map(({ name }) => propId(entry, name)),
    ...entry.methods.map(({ name }) => methodId(entry, name)),
    ...parametersOf(entry).map(({ name }) => parameterId(entry, name)),
    ...entry.slots.map(({ name }) => slotId(entry, name)),
    ...classRowsOf(entry).map(({ className }) => classId(entry, className)),
  ];
}

/** A row of the table of classes. */
export interface ClassRow {
  key: string;
  className: string;
  description?: string;
  deprecated?: string;
}

/** All classes of an entry, those of its slots included, by name. */
export function classRowsOf({ slots, classes }: ApiEntry): ClassRow[] {
  const known = new Set(classes.map(({ className }) => className));
  const ofSlots = slots.flatMap(({ name, className, description }) =>
    className === undefined || known.has(className)
      ? []
      : [{ key: name, className, ...(description !== undefined && { description }) }],
  );
  return [...classes, ...ofSlots].sort((a, b) => (a.className < b.className ? -1 : 1));
}
