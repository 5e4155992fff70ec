/** The variable by which the rows of tables know how high a bar above them is that has more than one line. */
const name = '--api-tools';

const observer = new ResizeObserver((entries) => {
  for (const { target: bar } of entries) {
    bar.parentElement?.style.setProperty(name, unusualHeightOf(bar));
    uncoverTarget(bar);
  }
});

/** Keeps rows that an address names from ending up behind the bar of their table, which stays at the top. */
export function measureTools(): void {
  observer.disconnect();
  const bars = [...document.querySelectorAll('[data-api-tools]')];
  for (const bar of bars) observer.observe(bar);
  // A font that comes late changes the height of what stands above.
  void document.fonts.ready.then(() => bars.forEach(uncoverTarget));
}

/** Every row is styled anew for a height: rows under a usual bar, or under one that scrolls away, are told none. */
function unusualHeightOf(bar: Element): string {
  const { minBlockSize, position } = getComputedStyle(bar);
  const { height } = bar.getBoundingClientRect();
  return position === 'sticky' && height > Number.parseFloat(minBlockSize) ? `${height}px` : '';
}

function uncoverTarget(bar: Element): void {
  const row = bar.parentElement?.querySelector(':is(tr, details, h2):target');
  if (!row) return;
  const { top } = row.getBoundingClientRect();
  const covered = bar.getBoundingClientRect();
  if (top >= covered.top && top < covered.bottom) row.scrollIntoView();
}
