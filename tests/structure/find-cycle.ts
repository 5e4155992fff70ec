/** A graph as the targets of each node. */
type Graph = ReadonlyMap<string, readonly string[]>;

/** The first cycle found, as the nodes on the way round, or undefined. */
export function findCycle(graph: Graph): string[] | undefined {
  const finished = new Set<string>();
  for (const node of graph.keys()) {
    const cycle = follow(node, [], { graph, finished });
    if (cycle) return cycle;
  }
  return undefined;
}

interface Walk {
  graph: Graph;
  finished: Set<string>;
}

function follow(node: string, way: readonly string[], walk: Walk): string[] | undefined {
  if (way.includes(node)) return [...way.slice(way.indexOf(node)), node];
  if (walk.finished.has(node)) return undefined;
  for (const target of walk.graph.get(node) ?? []) {
    const cycle = follow(target, [...way, node], walk);
    if (cycle) return cycle;
  }
  walk.finished.add(node);
  return undefined;
}
