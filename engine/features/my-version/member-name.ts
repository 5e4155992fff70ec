/** The name of a member or a component as texts write it in code: `columns`, `rows={[]}`, `slots.toolbar`, `focusItem()`. */
export function memberNameIn(code: string): string | undefined {
  return /^<?(?:\w+\.)?(\w+)(?:\(\)|\s*\/?>|=[^>].*)?$/s.exec(code.trim())?.[1];
}
