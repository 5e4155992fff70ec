import { laterGroupsOf } from '../../shell/fill-groups.ts';
import { renderNavigation } from '../../shell/render-navigation.tsx';
import type { Site } from '../site/site.ts';

/** The rows of a group, at an address of the site. */
export interface NavigationFile {
  path: string;
  html: string;
}

/** The rows of all groups that are filled when they are opened, in all languages. */
export function navigationFilesOf(site: Site): NavigationFile[] {
  return site.localeCodes.flatMap((locale) => {
    const { words, navigations } = site.inLocale(locale);
    const config = { locale, translate: (key: string) => words.get(key) };
    return laterGroupsOf([...navigations.values()].flat()).map(({ rows, children }) => ({
      path: rows?.href ?? '',
      html: renderNavigation({ nodes: children, parents: [] }, config),
    }));
  });
}
