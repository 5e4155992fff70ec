/** Attributes of the tab that shows a panel; ids begin with that of the group. */
export function tabAttributes(id: string, index: number) {
  const selected = index === 0;
  return {
    type: 'button',
    role: 'tab',
    id: `${id}_tab_${String(index)}`,
    'aria-controls': `${id}_panel_${String(index)}`,
    'aria-selected': selected,
    ...(selected ? {} : { tabIndex: -1 }),
  } as const;
}

/** Attributes of the panel of a tab; the first is shown until a reader chooses. */
export function panelAttributes(id: string, index: number) {
  return {
    role: 'tabpanel',
    id: `${id}_panel_${String(index)}`,
    'aria-labelledby': `${id}_tab_${String(index)}`,
    ...(index === 0 ? { 'data-selected': '' } : {}),
  };
}
