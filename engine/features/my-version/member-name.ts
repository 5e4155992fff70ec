/** The name of a member or a component as texts write it in code: `<Grid />`, `focusItem()`, `slots.toolbar`, `columns`. */
export function memberNameIn(code: string): string | undefined {
  return /^<?(?:\w+\.)?(\w+)(?:\(\)|\s*\/?>)?$/.exec(code.trim())?.[1];
}
