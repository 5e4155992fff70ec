/** Lets a static picker shrink below its 320 px, down to the width of a small phone. */
export const narrowPicker = {
  minWidth: 0,
  maxWidth: '100%',
  '& .MuiDateCalendar-root': { maxWidth: '100%' },
};
