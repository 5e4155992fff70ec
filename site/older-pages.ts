import { v4Pages } from './older-pages/v4.ts';
import { v5V6Pages } from './older-pages/v5-v6.ts';
import { v5V6V7Pages } from './older-pages/v5-v7.ts';
import { onlyV5Pages } from './older-pages/v5.ts';
import { v6V7Pages } from './older-pages/v6-v7.ts';
import { onlyV6Pages } from './older-pages/v6.ts';
import { onlyV7Pages } from './older-pages/v7.ts';

/** By version, the pages that older sites have too; an address that several have stands once. */
export const olderPages = {
  v7: { ...v5V6V7Pages, ...v6V7Pages, ...onlyV7Pages },
  v6: { ...v5V6V7Pages, ...v5V6Pages, ...v6V7Pages, ...onlyV6Pages },
  v5: { ...v5V6V7Pages, ...v5V6Pages, ...onlyV5Pages },
  v4: v4Pages,
};
