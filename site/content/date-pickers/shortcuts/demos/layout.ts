import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';

/** Keeps the shortcuts next to the calendar in right-to-left layouts. */
export const layout = {
  sx: {
    [`&:not(.${pickersLayoutClasses.landscape}) .${pickersLayoutClasses.shortcuts}`]: {
      gridColumn: 1,
    },
  },
};
