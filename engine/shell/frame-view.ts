import type { PageView } from '../model/page-view.ts';

/** What the frame round every page needs to know; a whole `PageView` will do. */
export type FrameView = Pick<PageView, 'site' | 'products' | 'versions' | 'alternates'>;
