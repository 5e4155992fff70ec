/** Hides the checkbox of an item from screen readers: the item itself tells that it is selected. */
export const hiddenBox = { checkbox: { 'aria-hidden': true } };
