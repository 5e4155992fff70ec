import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

interface Position {
  parentId: string | null;
  index: number;
}

function findItem(items: TreeViewBaseItem[], id: string): TreeViewBaseItem | undefined {
  for (const item of items) {
    const found = item.id === id ? item : findItem(item.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}

function without(items: TreeViewBaseItem[], id: string): TreeViewBaseItem[] {
  return items
    .filter((item) => item.id !== id)
    .map((item) => (item.children ? { ...item, children: without(item.children, id) } : item));
}

function withItem(items: TreeViewBaseItem[], item: TreeViewBaseItem, position: Position) {
  return position.parentId === null
    ? items.toSpliced(position.index, 0, item)
    : items.map((each): TreeViewBaseItem => {
        const children = each.children ?? [];
        if (each.id === position.parentId) {
          return { ...each, children: children.toSpliced(position.index, 0, item) };
        }
        return each.children ? { ...each, children: withItem(children, item, position) } : each;
      });
}

/** A copy of the items in which one item is at another position. */
export function moveItem(
  items: TreeViewBaseItem[],
  id: string,
  position: Position,
): TreeViewBaseItem[] {
  const item = findItem(items, id);
  return item ? withItem(without(items, id), item, position) : items;
}
