/** Lets a month and its days shrink below their 312 px, down to the width of a small phone. */
export const narrowRange = {
  maxWidth: '100%',
  '& .MuiDateRangeCalendar-monthContainer': { flex: '0 1 312px', minWidth: 0 },
  '& .MuiDayCalendar-slideTransition': { minWidth: 0 },
  '& .MuiDateRangePickerDay-root': { flex: '0 1 40px', minWidth: 0 },
  '& .MuiDateRangePickerDay-day': { width: '100%', minWidth: 0 },
};
