import type { Plan } from 'engine/model/plan.ts';

/** A component of the gallery. */
export interface GalleryItem {
  title: string;
  /** Canonical pathname; the drawing is found by it. */
  pathname: string;
  /** Absent while the page is not written. */
  href?: string;
  plan?: Plan;
  newFeature?: boolean;
  unstable?: boolean;
  /** What it is for, in a few words; the gallery knows one for every component it can draw. */
  useLine?: string;
}

/** A family of components, under its own heading. */
export interface GalleryGroup {
  title: string;
  /** Canonical pathname of the family; its last part is the id of the heading. */
  pathname: string;
  items: readonly GalleryItem[];
}
