import {
  classRowsOf,
  classId,
  methodId,
  propId,
  slotId,
  type ApiSection,
} from '../../features/api-reference/api-ids.ts';
import type { ApiEntry } from '../../features/api-reference/api-entry.ts';
import type {
  MemberAnchors,
  MemberHeadings,
  RecordMember,
  SearchRecord,
} from '../../features/search/index/search-record.ts';
import { isApiTab } from '../../model/nav-pathname.ts';
import type { PageView } from '../../model/page-view.ts';
import { sectionsOfView } from './search-sections.ts';
import type { ApiRoute, Route } from '../site/site-index.ts';
import type { Site } from '../site/site.ts';

/** How much pages count beside others that match as well: lists, and what changed between versions, name everything and explain little. */
const weights = { usual: 1, pro: 0.96, premium: 0.93, list: 0.6, migration: 0.65, screen: 0.9 };

const classSection: ApiSection = 'classes';

/** Everything the pages of a site are found by; pages that say nothing themselves, or only what others say, are left out. */
export function searchRecordsOf(site: Site, views: readonly PageView[]): SearchRecord[] {
  return views
    .filter(({ pathname }) => pathname !== '/404' && !isApiTab(pathname))
    .map((view) => {
      const api = site.index.api.get(view.pathname);
      return api ? recordOfApi(site, view, api) : recordOfText(site, view);
    });
}

function recordOfText(site: Site, view: PageView): SearchRecord {
  const route = site.index.routes.get(view.pathname);
  const { plan = route?.item.plan, components = [], hooks = [], questions } = view.frontmatter;
  const uses = demoUsesOf(site, view.pathname);
  return {
    ...headOf(site, view, route),
    ...(plan && { plan }),
    kind: 'guide',
    sections: sectionsOfView(view),
    members: demosOf(view, uses),
    anchors: { demo: '' },
    ...(questions && { questions }),
    uses: [...components, ...hooks, ...uses.flatMap(({ names }) => names)],
    weight: weightOf(view, route),
  };
}

function weightOf({ folder }: PageView, route: Route | undefined): number {
  if (!route) return weights.screen;
  return folder.split('/').includes('migration') ? weights.migration : weights.usual;
}

function recordOfApi(site: Site, view: PageView, route: ApiRoute): SearchRecord {
  const { entry } = route;
  return {
    ...headOf(site, view, route),
    kind: 'api',
    sections: [{ id: '', title: '', text: plainDescription(entry?.description ?? '') }],
    ...(entry && describeEntry(entry)),
    headings: headingsOf(view),
    weight: entry ? weights[entry.plan ?? 'usual'] : weights.list,
  };
}

function headOf(
  site: Site,
  view: PageView,
  route: Route | ApiRoute | undefined,
): Omit<SearchRecord, 'kind'> {
  const { config } = site.index;
  const trail = view.breadcrumbs.slice(0, -1).map(({ text }) => text);
  // A page that is not translated has a translated name in the navigation.
  const listedAs = view.breadcrumbs.at(-1)?.text ?? view.title;
  return {
    href: view.href,
    title: view.title,
    ...(listedAs !== view.title && { names: [listedAs] }),
    description: view.description,
    product: route?.product.id ?? 'site',
    productName: route?.product.name ?? config.name,
    trail,
    sections: [],
    members: [],
    anchors: {},
    uses: [],
    weight: weights.usual,
  };
}

function describeEntry(entry: ApiEntry): Partial<SearchRecord> {
  const { name, plan, themeName, imports } = entry;
  return {
    name,
    ...(plan && { plan }),
    members: membersOf(entry),
    anchors: anchorsOf(entry),
    uses: [...(themeName ? [themeName] : []), ...imports.map(({ from }) => from)],
  };
}

function anchorsOf(entry: ApiEntry): MemberAnchors {
  return {
    prop: propId(entry, ''),
    slot: slotId(entry, ''),
    class: classId(entry, ''),
    method: methodId(entry, ''),
  };
}

/** Who asks for the classes of a component wants all of them; they have one heading on its page. */
function headingsOf({ contents }: PageView): MemberHeadings {
  const classes = contents.find(({ id }) => id === classSection);
  return classes ? { class: [classes.id, classes.text] } : {};
}

function membersOf(entry: ApiEntry): RecordMember[] {
  return [
    ...entry.props.map((prop) => memberOf('prop', prop.name, prop)),
    ...entry.methods.map((method) => memberOf('method', method.name, method)),
    ...entry.slots.map((slot) => memberOf('slot', slot.name, slot)),
    ...classRowsOf(entry).map((row) => memberOf('class', row.className, row)),
  ];
}

function memberOf(
  kind: RecordMember['kind'],
  name: string,
  { description = '', plan }: { description?: string; plan?: RecordMember['plan'] },
): RecordMember {
  return { kind, name, text: plainDescription(description), ...(plan && { plan }) };
}

interface DemoUse {
  demo: string;
  /** What the demo imports and sets. */
  names: readonly string[];
}

function demoUsesOf(site: Site, pathname: string): DemoUse[] {
  const entries = new Map(site.index.apiData.entries.map((entry) => [entry.id, entry.name]));
  return [...site.apiUses].flatMap(([id, uses]) =>
    uses
      .filter((use) => use.pathname === pathname)
      .map(({ demo, props }) => ({ demo, names: [entries.get(id) ?? '', ...props] })),
  );
}

function demosOf({ blocks }: PageView, uses: readonly DemoUse[]): RecordMember[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'demo') return [];
    const own = uses.filter(({ demo }) => demo === block.name).flatMap(({ names }) => names);
    return [{ kind: 'demo' as const, name: block.name, text: [...new Set(own)].join(', ') }];
  });
}

/** Markdown of a comment as plain text: marks of code, emphasis and links go, their words stay. */
function plainDescription(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
