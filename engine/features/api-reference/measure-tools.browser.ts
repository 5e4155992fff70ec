/** The variable by which the rows of tables know how high the bar above them is. */
const height = '--api-tools';

const observer = new ResizeObserver((entries) => {
  for (const { target: bar } of entries) {
    const section = bar.parentElement;
    section?.style.setProperty(height, `${String(bar.getBoundingClientRect().height)}px`);
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

function uncoverTarget(bar: Element): void {
  const row = bar.parentElement?.querySelector(':is(tr, details, h2):target');
  if (!row) return;
  const { top } = row.getBoundingClientRect();
  const covered = bar.getBoundingClientRect();
  if (top >= covered.top && top < covered.bottom) row.scrollIntoView();
}
