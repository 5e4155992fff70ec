import { majorOf } from '../../../model/compare-versions.ts';
import type { VersionPair } from './changes-between.ts';
import type { StepChange } from './member-changes.ts';
import { codeNameOf } from './step-names.ts';

/** A guide that tells how to go from one major version of a product to the next. */
export interface MigrationGuide {
  /** Canonical pathname of its page. */
  pathname: string;
  /** Major version that it starts from, e.g. `7`. */
  from: string;
  to: string;
  sections: readonly GuideSection[];
}

/** A part of a guide with a heading of its own. */
export interface GuideSection {
  /** Anchor of its heading. */
  id: string;
  title: string;
  /** What it names in code: members, components, slots. */
  names: readonly string[];
}

/** Where a guide speaks of changes of an entry. */
export interface GuidePassage {
  pathname: string;
  id: string;
  title: string;
  /** The changed members that it names, as they are written in code. */
  names: readonly string[];
}

/** An entry whose changes a guide may speak of. */
interface Changed {
  name: string;
  changes: readonly StepChange[];
}

/** The guides for the way from one version to another. */
export function guidesBetween(
  guides: readonly MigrationGuide[],
  { from, to }: VersionPair,
): MigrationGuide[] {
  const [first, last] = [Number(majorOf(from)), Number(majorOf(to))];
  return guides.filter((guide) => Number(guide.from) >= first && Number(guide.to) <= last);
}

/**
 * Where guides name what changed about an entry. A section that names other components speaks of those, even when this
 * one has a member of the same name; `isComponent` tells which names are components of the product.
 */
export function passagesAbout(
  guides: readonly MigrationGuide[],
  { name, changes }: Changed,
  isComponent: (name: string) => boolean,
): GuidePassage[] {
  return guides.flatMap(({ pathname, sections }) =>
    sections
      .filter(({ names }) => speaksOf(names.filter(isComponent), name))
      .map(({ id, title, names }) => ({
        pathname,
        id,
        title,
        names: [...new Set(changes.filter((it) => isNamed(it, name, names)).map(codeName(name)))],
      }))
      .filter(({ names }) => names.length > 0),
  );
}

/** The paid forms of a component, and what is built on it, bear its name: `DataGridPro`, `DesktopDatePicker`. */
function speaksOf(components: readonly string[], name: string): boolean {
  const root = name.replace(/(?:Pro|Premium)$/, '');
  return components.length === 0 || components.some((it) => it.includes(root) || root.includes(it));
}

/** Parameters and answers have no name that a guide could mean. */
function isNamed({ table, name }: StepChange, entry: string, names: readonly string[]): boolean {
  return table !== 'parameters' && table !== 'returns' && names.includes(name || entry);
}

function codeName(entry: string): (change: StepChange) => string {
  return (change) => (change.table === 'entry' ? entry : codeNameOf(change));
}

/** What a piece of code in a sentence names: `apiRef.current.sort()` the last, `<Grid rows>` all, a class its key. */
export function namesInCode(code: string): string[] {
  const [, key] = /^\.?[A-Z][a-z]+[A-Z]\w*-([\w-]+)$/.exec(code) ?? [];
  if (key !== undefined) return [key];
  if (/^\w+(?:--\w+)+$/.test(code)) return [code];
  if (/^<\/?[A-Z]/.test(code)) return code.match(/(?<![\w"'{.])[A-Za-z_]\w*(?=[\s=/>.]|$)/g) ?? [];
  const [, last] = /^(?:[\w$]+(?:\?|!)?\.)*([A-Za-z_$][\w$]*)(?:\(.*\))?$/.exec(code) ?? [];
  return last === undefined ? [] : [last];
}
