import { useMemo, useState } from 'react';
import PushPinIcon from '@mui/icons-material/PushPin';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColumnMenuItemProps } from '@mui/x-data-grid';
import { books, columns } from './data';

function SummaryItem({ colDef, onClick, onSummarize }: GridColumnMenuItemProps) {
  return (
    <MenuItem
      onClick={(event) => {
        onSummarize(colDef.field);
        onClick(event); // closes the menu
      }}
    >
      <ListItemIcon>
        <PushPinIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Add to summary</ListItemText>
    </MenuItem>
  );
}

export default function AddedItem() {
  const [fields, setFields] = useState<string[]>([]);
  const slotProps = useMemo(() => {
    const onSummarize = (field: string) => setFields((all) => [...new Set([...all, field])]);
    return {
      columnMenu: {
        slots: { summaryItem: SummaryItem },
        slotProps: { summaryItem: { displayOrder: 15, onSummarize } },
      },
    };
  }, []);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid
          label="Books with a summary"
          rows={books}
          columns={columns}
          slotProps={slotProps}
          hideFooter
        />
      </div>
      <Typography role="status">In the summary: {fields.join(', ') || 'nothing yet'}</Typography>
    </Stack>
  );
}
