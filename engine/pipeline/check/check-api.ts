import type { ApiEntry } from '../../features/api-reference/api-entry.ts';
import { propControlsOf } from '../../features/prop-playground/prop-control.ts';
import type { ApiBlock, Page, PlaygroundBlock } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import { findEntry } from '../site/api-routes.ts';
import { checkAnatomies } from './check-anatomies.ts';
import { entriesNamed } from '../site/entries-named.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { suggestName } from './suggest-name.ts';

/** Lists what navigations and texts say about the API reference that the installed packages do not confirm. */
export function checkApi(index: SiteIndex, pages: readonly Page[]): Problem[] {
  if (index.apiData.entries.length === 0) {
    return [];
  }
  return [
    ...index.apiData.problems,
    ...checkNavigation(index),
    ...checkTypes(index),
    ...checkAnatomies(index, pages),
    ...pages.flatMap((page) => [
      ...checkComponents(index, page),
      ...checkHooks(index, page),
      ...checkExcerpts(index, page),
      ...checkPlaygrounds(index, page),
    ]),
  ];
}

function checkNavigation({ api, config, leaves }: SiteIndex): Problem[] {
  const folders = config.products.flatMap((product) => (product.api ? [product.api] : []));
  return leaves.flatMap(({ item, navigation }): Problem[] => {
    const folder = folders.find(({ pathname }) => item.pathname.startsWith(`${pathname}/`));
    if (!folder || api.has(item.pathname)) {
      return [];
    }
    const packages = folder.packages.map(({ name }) => name).join(', ');
    return [
      {
        file: `navigation "${navigation.id}"`,
        message: `The entry ${item.pathname} names something that no installed package exports.`,
        fix: `Correct the name, or install a version of ${packages} that has it.`,
      },
    ];
  });
}

function checkTypes({ apiData, config }: SiteIndex): Problem[] {
  return config.products.flatMap(({ id, folder, api }) => {
    const own = new Set(apiData.entries.flatMap((it) => (it.folder === folder ? [it.name] : [])));
    return (api?.types ?? [])
      .filter((name) => !own.has(name))
      .map((name) => ({
        file: `product "${id}"`,
        message: `"types" names ${name}, which no installed package of the product exports.`,
        fix: 'Correct the name, or take it out.',
      }));
  });
}

function checkComponents(index: SiteIndex, page: Page): Problem[] {
  const names = page.frontmatter.components ?? [];
  return names
    .filter((name) => !findEntry(index, name, page.folder))
    .map((name) => ({
      file: page.file,
      line: 1,
      message: `The frontmatter names a component "${name}" that the API reference does not have.`,
      fix: suggestName(name, entryNames(index)),
    }));
}

function checkHooks({ apiData }: SiteIndex, page: Page): Problem[] {
  const isHook = ({ kind }: ApiEntry): boolean => kind === 'hook';
  return (page.frontmatter.hooks ?? [])
    .filter((name) => !entriesNamed(apiData.entries, name).some(isHook))
    .map((name) => ({
      file: page.file,
      line: 1,
      message: `The frontmatter names a hook "${name}" that the API reference does not have.`,
      fix: suggestName(
        name,
        apiData.entries.filter(isHook).map((entry) => entry.name),
      ),
    }));
}

function checkExcerpts(index: SiteIndex, page: Page): Problem[] {
  return page.blocks
    .filter((block) => block.kind === 'api')
    .flatMap((block) => checkExcerpt(index, page, block));
}

function checkExcerpt(index: SiteIndex, page: Page, block: ApiBlock): Problem[] {
  const entry = findEntry(index, block.name, page.folder);
  const at = { file: page.file, line: block.line };
  if (!entry) {
    return [unknownEntry(index, block.name, at)];
  }
  const names = memberNames(entry);
  return (block.only ?? [])
    .filter((name) => !names.includes(name))
    .map((name) => ({
      ...at,
      message: `${entry.name} has no prop, slot, class or method named "${name}".`,
      fix: suggestName(name, names),
    }));
}

function checkPlaygrounds(index: SiteIndex, page: Page): Problem[] {
  return page.blocks
    .filter((block) => block.kind === 'playground')
    .flatMap((block) => checkPlayground(index, page, block));
}

function checkPlayground(index: SiteIndex, page: Page, block: PlaygroundBlock): Problem[] {
  const entry = findEntry(index, block.component, page.folder);
  const at = { file: page.file, line: block.line };
  if (entry?.kind !== 'component') {
    return [unknownEntry(index, block.component, at)];
  }
  const wanted = [...(block.only ?? []), ...Object.keys(block.values ?? {})];
  const names = propControlsOf(entry, memberNames(entry)).map(({ name }) => name);
  const unknown = wanted
    .filter((name) => !names.includes(name))
    .map((name) => ({
      ...at,
      message: `${entry.name} has no prop named "${name}" that a simple control can set.`,
      fix: suggestName(name, names),
    }));
  return [...unknown, ...checkFixed(entry, block).map((problem) => ({ ...at, ...problem }))];
}

/** Props that are set for good may be of any type, and name the component for listeners. */
function checkFixed(entry: ApiEntry, { fixed = {} }: PlaygroundBlock): Omit<Problem, 'file'>[] {
  const names = entry.props.map(({ name }) => name);
  return Object.keys(fixed)
    .map((path) => path.split('.')[0] ?? '')
    .filter((name) => !names.includes(name) && !name.startsWith('aria-'))
    .map((name) => ({
      message: `${entry.name} has no prop named "${name}".`,
      fix: suggestName(name, names),
    }));
}

function unknownEntry(index: SiteIndex, name: string, at: Pick<Problem, 'file' | 'line'>): Problem {
  return {
    ...at,
    message: `The API reference has no entry named "${name}".`,
    fix: suggestName(name, entryNames(index)),
  };
}

/** Everything of an entry that a text can name. */
function memberNames({ props, slots, classes, methods }: ApiEntry): string[] {
  return [
    ...[...props, ...slots, ...methods].map(({ name }) => name),
    ...classes.map(({ key }) => key),
  ];
}

function entryNames({ apiData }: SiteIndex): string[] {
  return apiData.entries.map(({ name }) => name);
}
