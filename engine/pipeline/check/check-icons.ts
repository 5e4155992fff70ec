import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';

/** Lists the pages that ask for a search over icons that cannot be drawn. */
export function checkIcons(pages: readonly Page[], hasIcons: boolean): Problem[] {
  return pages.flatMap(({ file, blocks }) =>
    blocks
      .filter((block) => block.kind === 'icons')
      .flatMap(({ line }, at) => {
        if (!hasIcons) {
          const message = '"::icons" stands on a page, but the site has no icons.';
          return [{ file, line, message, fix: 'Name a package under "icons" in docs.config.ts.' }];
        }
        const message = '"::icons" stands on the page twice.';
        return at === 0 ? [] : [{ file, line, message, fix: 'Remove one of them.' }];
      }),
  );
}
