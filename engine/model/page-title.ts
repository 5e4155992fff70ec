import type { NavItem } from './navigation.ts';
import type { Translate } from './translate.ts';

/** The fields of a navigation entry that decide its title. */
export type TitledPage = Pick<NavItem, 'pathname' | 'title' | 'subheader'>;

/** The explicit title, else one derived from subheader or pathname; null when the title is `false`. */
export function pageTitle(page: TitledPage): string | null {
  if (page.title === false) {
    return null;
  }
  return page.title || titleOfPath(pathOf(page));
}

/** The title in the reader's language; a translation beats even an explicit title. */
export function translatedPageTitle(page: TitledPage, translate: Translate): string | null {
  return translate(`pages.${pathOf(page)}`, { ignoreWarning: true }) ?? pageTitle(page);
}

function pathOf(page: TitledPage): string {
  return page.subheader || page.pathname;
}

function titleOfPath(path: string): string {
  const lastSegment = path.slice(path.lastIndexOf('/') + 1);
  const [name = ''] = lastSegment.replace('react-', '').split('.');
  if (path.includes('/api-docs/')) {
    return pascalCase(name);
  }
  if (path.includes('/api/')) {
    return isHookName(name) ? lowerFirst(pascalCase(name)) : pascalCase(name);
  }
  return upperFirst(name.replaceAll('-', ' '));
}

/** `use` as a whole word: `use-bar-series` is a hook, `user-list` is not. */
function isHookName(name: string): boolean {
  return /^use(?![a-z])/.test(name);
}

function pascalCase(name: string): string {
  return name.split('-').map(upperFirst).join('');
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
