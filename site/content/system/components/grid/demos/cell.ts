import { styled } from '@mui/system';

/** A bordered cell, so that the columns are visible. */
export const Cell = styled('div')({
  boxSizing: 'border-box',
  height: '100%',
  padding: 8,
  border: '1px solid',
  borderRadius: 4,
});
