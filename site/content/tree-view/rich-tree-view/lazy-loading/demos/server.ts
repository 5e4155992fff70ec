/** A folder as the server knows it: it tells how many children there are, not which. */
export interface ArchiveItem {
  id: string;
  label: string;
  childrenCount: number;
}

const archive: Record<string, ArchiveItem[]> = {
  root: [
    { id: 'y2024', label: '2024', childrenCount: 2 },
    { id: 'y2025', label: '2025', childrenCount: 2 },
    { id: 'readme', label: 'How to use the archive', childrenCount: 0 },
  ],
  y2024: [
    { id: 'y2024-q1', label: 'First quarter', childrenCount: 2 },
    { id: 'y2024-q2', label: 'Second quarter', childrenCount: 0 },
  ],
  y2025: [
    { id: 'y2025-q1', label: 'First quarter', childrenCount: 0 },
    { id: 'y2025-q2', label: 'Second quarter', childrenCount: 0 },
  ],
  'y2024-q1': [
    { id: 'inv-1001', label: 'Invoice 1001', childrenCount: 0 },
    { id: 'inv-1002', label: 'Invoice 1002', childrenCount: 0 },
  ],
};

/** The first level, as a page would get it together with its HTML. */
export const years = archive['root'] ?? [];

/** Stands for a request: answers after a short while. */
export async function fetchChildren(parentId = 'root'): Promise<ArchiveItem[]> {
  await new Promise((resolve) => setTimeout(resolve, 900));
  return archive[parentId] ?? [];
}

/** How many children an item has, as the tree asks for it. */
export function countChildren(item: ArchiveItem) {
  return item.childrenCount;
}
