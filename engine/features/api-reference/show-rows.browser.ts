/** A row and whether it is to be hidden. */
interface RowState {
  element: HTMLElement;
  isHidden: boolean;
}

/** So many rows fill the largest screens. */
const screenful = 16;

/** So many rows can change in one frame of a slow machine. */
const portion = 24;

/** The next portion of each table. */
const waiting = new WeakMap<HTMLElement, number>();

/** Shows and hides rows: at once down to a screenful of shown ones, the others in the frames that follow. */
export function showRows(table: HTMLElement, rows: readonly RowState[]): void {
  cancelAnimationFrame(waiting.get(table) ?? 0);
  const shown = rows.filter(({ isHidden }) => !isHidden);
  const edge = shown[screenful];
  const first = edge ? rows.indexOf(edge) : rows.length;
  apply(rows.slice(0, first));
  showLater(table, rows.slice(first).filter(isToChange));
}

function showLater(table: HTMLElement, rows: readonly RowState[]): void {
  if (rows.length === 0) return;
  const frame = requestAnimationFrame(() => {
    apply(rows.slice(0, portion));
    showLater(table, rows.slice(portion));
  });
  waiting.set(table, frame);
}

function apply(rows: readonly RowState[]): void {
  for (const row of rows.filter(isToChange)) row.element.hidden = row.isHidden;
}

function isToChange({ element, isHidden }: RowState): boolean {
  return element.hidden !== isHidden;
}
