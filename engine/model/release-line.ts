/** Products that are released together, under one version: readers say once which one they use. */
export interface ReleaseLine {
  /** Name of the line in files and in what browsers keep: small letters only. */
  id: string;
  /** Name for readers. */
  name: string;
  /** Ids of its products. */
  products: readonly string[];
  /** Packages besides those of the API references that always have the same version. */
  packages?: readonly string[];
}
