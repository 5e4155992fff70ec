export interface Flow {
  source: string;
  target: string;
  value: number;
}

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Space between nodes, in units of the values. */
const gap = 8;
/** Space for the labels on each side, in pixels. */
const labelWidth = 96;

/** The nodes of one side, from top to bottom, and how much of each is used. */
function column(flows: Flow[], side: 'source' | 'target') {
  const nodes = new Map<string, { start: number; value: number; used: number }>();
  for (const flow of flows) {
    const node = nodes.get(flow[side]) ?? { start: 0, value: 0, used: 0 };
    nodes.set(flow[side], { ...node, value: node.value + flow.value });
  }
  let start = 0;
  for (const node of nodes.values()) {
    node.start = start;
    start += node.value + gap;
  }
  return nodes;
}

/** The path of each flow, and the position of each label. */
export function layoutFlows(flows: Flow[], { left, top, width, height }: Area) {
  const [sources, targets] = [column(flows, 'source'), column(flows, 'target')];
  const total = flows.reduce((sum, { value }) => sum + value, 0);
  const scale = height / (total + gap * (Math.max(sources.size, targets.size) - 1));
  const [x1, x2, middle] = [left + labelWidth, left + width - labelWidth, left + width / 2];
  const ribbons = flows.map((flow) => {
    const [from, to] = [sources.get(flow.source), targets.get(flow.target)];
    const y1 = top + ((from?.start ?? 0) + (from?.used ?? 0)) * scale;
    const y2 = top + ((to?.start ?? 0) + (to?.used ?? 0)) * scale;
    for (const node of [from, to]) if (node) node.used += flow.value;
    const size = flow.value * scale;
    const forth = `M ${x1} ${y1} C ${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`;
    const back = `C ${middle} ${y2 + size} ${middle} ${y1 + size} ${x1} ${y1 + size} Z`;
    return { ...flow, d: `${forth} v ${size} ${back}` };
  });
  const labels = [
    ...[...sources].map(([name, node]) => ({ name, node, x: left, anchor: 'start' as const })),
    ...[...targets].map(([name, node]) => ({
      name,
      node,
      x: left + width,
      anchor: 'end' as const,
    })),
  ].map(({ node, ...label }) => ({
    ...label,
    value: node.value,
    y: top + (node.start + node.value / 2) * scale,
  }));
  return { ribbons, labels, sources: [...sources.keys()] };
}

/** Energy of a town by source and use, in gigawatt hours. */
export const energy: Flow[] = [
  { source: 'Wind', target: 'Homes', value: 34 },
  { source: 'Wind', target: 'Industry', value: 22 },
  { source: 'Gas', target: 'Homes', value: 28 },
  { source: 'Gas', target: 'Industry', value: 31 },
  { source: 'Solar', target: 'Homes', value: 12 },
  { source: 'Solar', target: 'Transport', value: 9 },
  { source: 'Oil', target: 'Transport', value: 26 },
];
