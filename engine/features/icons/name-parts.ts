/** The parts of a name between which it may be broken: before a capital or a number. */
export function namePartsOf(name: string): string[] {
  return name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[a-zA-Z])(?=\d)/);
}
