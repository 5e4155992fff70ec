/** The parts that a page lists below `::anatomy`, each as a selector that begins with what lies around it. */
export function partsIn(text: string, component: string): string[] {
  const [, after = ''] = text.split(`::anatomy{component="${component}"}`);
  const around: { depth: number; selector: string }[] = [];
  return linesOf(after).map(({ depth, name }) => {
    while ((around.at(-1)?.depth ?? -1) >= depth) around.pop();
    const selector = [...around.map((part) => part.selector), selectorOf(name, component)];
    around.push({ depth, selector: selectorOf(name, component) });
    return selector.join(' ');
  });
}

function linesOf(text: string): { depth: number; name: string }[] {
  const [list = ''] = /^(?: *- .*\n?)+/.exec(text.trimStart()) ?? [];
  return [...list.matchAll(/^( *)- `([\w.]+)`/gm)].map(([, blanks = '', name = '']) => ({
    depth: blanks.length,
    name,
  }));
}

function selectorOf(name: string, component: string): string {
  const [of, key = 'root'] = /^[A-Z]/.test(name) ? name.split('.') : [component, name];
  return `.Mui${of}-${key}`;
}
