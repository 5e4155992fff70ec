/** The names that the types of an entry have, whether its authors describe them or not. */
export interface DeclaredNames {
  /** Members that packages declare. */
  props: readonly string[];
  /** Attributes of elements, which React declares. */
  attributes: readonly string[];
  slots: readonly string[];
  classes: readonly string[];
  /** Fields of what a hook takes. */
  fields: readonly string[];
  /** Whether a hook takes something apart where it is declared: such a parameter has no name. */
  isUnnamed: boolean;
}
