import path from 'node:path';
import type { DemoNames, DemoTexts } from '../site/api-uses.ts';
import type { ReadText } from './text-memory.node.ts';

/** Reads the source texts of all demos of a site. */
export async function loadDemoTexts(
  contentDir: string,
  demos: DemoNames,
  read: ReadText,
): Promise<DemoTexts> {
  const folders = await Promise.all(
    [...demos].map(async ([folder, names]) => {
      const texts = await Promise.all(
        [...names].map(async (name) => {
          const file = path.join(contentDir, folder, 'demos', `${name}.tsx`);
          return [name, await read(file)] as const;
        }),
      );
      return [folder, new Map(texts)] as const;
    }),
  );
  return new Map(folders);
}
