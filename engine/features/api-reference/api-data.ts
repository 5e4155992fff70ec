import type { Problem } from '../../model/problem.ts';
import type { ApiEntry } from './api-entry.ts';

/** The whole reference of a site. */
export interface ApiData {
  entries: ApiEntry[];
  /** Code of the types that entries mention, by folder of the product and name. */
  types: Record<string, Record<string, string>>;
  /** What components accept besides the props that their entries describe, by the id of the entry. */
  accepted: Record<string, AcceptedProps>;
  /** Attributes of elements, which some components pass on. */
  attributes: string[];
  /** Versions of the packages that were read. */
  packages: Record<string, string>;
  /** What is wrong with the declarations of the packages. */
  problems: Problem[];
}

/** The reference of a site that has none. */
export const emptyApiData: ApiData = {
  entries: [],
  types: {},
  accepted: {},
  attributes: [],
  packages: {},
  problems: [],
};

/** Props that nobody documents but that the types allow. */
export interface AcceptedProps {
  props: string[];
  /** Whether the attributes of elements are passed on. */
  attributes: boolean;
}
