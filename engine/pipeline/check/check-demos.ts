import type { ApiData } from '../../features/api-reference/api-data.ts';
import type { ApiEntry } from '../../features/api-reference/api-entry.ts';
import {
  jsxElementsOf,
  type JsxElement,
  type SourceName,
} from '../../features/api-reference/jsx-attributes.ts';
import type { Problem } from '../../model/problem.ts';
import { entriesIn, type DemoTexts } from '../site/api-uses.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { suggestName } from './suggest-name.ts';

/** Lists the props, slots and classes in demos that the installed packages do not know. */
export function checkDemos(index: SiteIndex, texts: DemoTexts): Problem[] {
  const unknownIn = checks.get(index.apiData) ?? createCheck(index);
  checks.set(index.apiData, unknownIn);
  return [...texts].flatMap(([folder, demos]) =>
    [...demos].flatMap(([name, text]) =>
      unknownIn(text).map(({ at, ...problem }) => ({
        file: `content/${folder}/demos/${name}.tsx`,
        line: text.slice(0, at).split('\n').length,
        ...problem,
      })),
    ),
  );
}

type Reference = Pick<SiteIndex, 'apiData'>;
type Check = (text: string) => readonly Unknown[];

/** Kept for as long as the packages: a writer waits for the check after each edit. */
const checks = new WeakMap<ApiData, Check>();

function createCheck({ apiData }: Reference): Check {
  const classNames = classNamesOf(apiData);
  const found = new Map<string, Unknown[]>();
  return (text) => {
    const unknown = found.get(text) ?? [
      ...unknownInElements({ apiData }, text),
      ...unknownClasses(classNames, text),
    ];
    found.set(text, unknown);
    return unknown;
  };
}

interface Unknown {
  at: number;
  message: string;
  fix: string;
}

function unknownInElements(index: Reference, text: string): Unknown[] {
  return entriesIn(index, text).flatMap(({ entry, local }) =>
    jsxElementsOf(text, local).flatMap((element) => [
      ...unknownProps(index, entry, element),
      ...unknownKeys(entry, element, { prop: 'slots', names: entry.slots.map(({ name }) => name) }),
      ...unknownKeys(entry, element, {
        prop: 'classes',
        names: [...entry.classes.map(({ key }) => key), ...entry.slots.map(({ name }) => name)],
      }),
    ]),
  );
}

/** Props that React itself or every element takes. */
const always = /^(?:key|ref|children|(?:data|aria)-.*)$/;

/** A component drawn as another one takes the props of that one too. */
function unknownProps({ apiData }: Reference, entry: ApiEntry, element: JsxElement): Unknown[] {
  const known = element.some(({ name }) => name === 'component')
    ? undefined
    : knownPropsOf(apiData, entry);
  if (!known) return [];
  return element
    .filter(({ name }) => !known.has(name) && !always.test(name))
    .map((it) => unknown(it, `${entry.name} has no prop named "${it.name}".`, [...known]));
}

/** Collected once: a writer waits for the check after each edit. */
const knownProps = new WeakMap<ApiEntry, ReadonlySet<string>>();

/** What a component takes; undefined where that is not known. */
function knownPropsOf(apiData: ApiData, entry: ApiEntry): ReadonlySet<string> | undefined {
  const accepted = apiData.accepted[entry.id];
  if (!accepted) return undefined;
  const known =
    knownProps.get(entry) ??
    new Set([
      ...entry.props.map(({ name }) => name),
      ...accepted.props,
      ...(accepted.attributes ? apiData.attributes : []),
    ]);
  knownProps.set(entry, known);
  return known;
}

function unknownKeys(
  entry: ApiEntry,
  element: JsxElement,
  { prop, names }: { prop: 'slots' | 'classes'; names: readonly string[] },
): Unknown[] {
  const keys = element.find(({ name }) => name === prop)?.keys ?? [];
  const word = prop === 'slots' ? 'slot' : 'class';
  return (names.length > 0 ? keys : [])
    .filter(({ name }) => !names.includes(name))
    .map((it) => unknown(it, `${entry.name} has no ${word} named "${it.name}".`, names));
}

/** Names of classes by the name of the component before their hyphen. */
type ClassNames = ReadonlyMap<string, ReadonlySet<string>>;

function classNamesOf({ entries }: ApiData): ClassNames {
  const byOwner = new Map<string, Set<string>>();
  for (const { classes, slots } of entries) {
    for (const { className = '' } of [...classes, ...slots]) {
      const [owner = ''] = className.split('-');
      byOwner.set(owner, (byOwner.get(owner) ?? new Set()).add(className));
    }
  }
  return byOwner;
}

/** Only classes of components whose root is known too: others are none of the reference's. */
function unknownClasses(classNames: ClassNames, text: string): Unknown[] {
  return [...text.matchAll(/\.(([A-Z]\w+)-\w[\w-]*)/g)].flatMap(
    ({ 1: name = '', 2: owner = '', index: at }) => {
      const names = classNames.get(owner);
      return !names?.has(`${owner}-root`) || names.has(name)
        ? []
        : [unknown({ name, at }, `No component has the class "${name}".`, [...names])];
    },
  );
}

function unknown({ name, at }: SourceName, message: string, names: readonly string[]): Unknown {
  return { at, message, fix: suggestName(name, names) };
}
