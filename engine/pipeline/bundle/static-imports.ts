/** Everything that a script imports at once, directly or through others, without itself. */
export function staticImportsOf(
  script: string,
  imports: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const found = new Set<string>();
  const open = [script];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const fresh = (imports.get(name) ?? []).filter((it) => it !== script && !found.has(it));
    for (const it of fresh) found.add(it);
    open.push(...fresh);
  }
  return found;
}
