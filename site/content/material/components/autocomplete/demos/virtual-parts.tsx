import { Children, cloneElement, isValidElement, useState, type ComponentProps } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const rowHeight = 40;
const spare = 8;

// #region
function VirtualList({ children, ...props }: ComponentProps<'ul'>) {
  const rows = Children.toArray(children);
  const [scrolled, setScrolled] = useState(0);
  const start = Math.max(0, Math.min(scrolled, rows.length) - spare);
  const end = Math.min(rows.length, scrolled + 8 + spare);

  return (
    <ul
      {...props}
      onScroll={({ currentTarget }) => setScrolled(Math.floor(currentTarget.scrollTop / rowHeight))}
    >
      <li role="presentation" style={{ height: start * rowHeight }} />
      {rows.slice(start, end).map((row, index) =>
        isValidElement<ComponentProps<'li'>>(row)
          ? cloneElement(row, {
              'aria-setsize': rows.length,
              'aria-posinset': start + index + 1,
              style: { height: rowHeight, minHeight: 0 },
            })
          : row,
      )}
      <li role="presentation" style={{ height: (rows.length - end) * rowHeight }} />
    </ul>
  );
}
// #endregion

const parts = Array.from({ length: 5000 }, (_, index) => `Part ${10_000 + index * 7}`);

export default function VirtualParts() {
  return (
    <Autocomplete
      options={parts}
      disableListWrap
      handleHomeEndKeys={false}
      slotProps={{ listbox: { component: VirtualList, sx: { maxHeight: rowHeight * 8 } } }}
      sx={{ width: 280, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="Spare part" />}
    />
  );
}
