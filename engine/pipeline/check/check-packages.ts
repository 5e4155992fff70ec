import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';

/** Lists the packages that pages say they are about and that are not installed. */
export function checkPackages(
  pages: readonly Page[],
  isInstalled: (name: string) => boolean,
): Problem[] {
  return pages.flatMap(({ file, frontmatter }) =>
    (frontmatter.packages ?? [])
      .filter((name) => !isInstalled(name))
      .map((name) => ({
        file,
        line: 1,
        message: `The frontmatter names the package "${name}", which is not installed.`,
        fix: 'Correct the name under "packages:", or add the package to site/package.json.',
      })),
  );
}
