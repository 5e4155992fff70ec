import { useMemo, useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  gridColumnFieldsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { trails, type Trail } from './data';

const columnsIn = (unit: 'km' | 'mi'): GridColDef<Trail>[] => [
  { field: 'name', headerName: 'Trail', flex: 1, minWidth: 150 },
  {
    field: 'length',
    headerName: `Length (${unit})`,
    type: 'number',
    width: 130,
    valueGetter: (value: number) => (unit === 'km' ? value : Math.round(value * 6.214) / 10),
  },
  { field: 'level', headerName: 'Level', width: 120 },
];

export default function KeepChanges() {
  const apiRef = useGridApiRef();
  const [unit, setUnit] = useState<'km' | 'mi'>('km');
  // #region
  const [widths, setWidths] = useState<Record<string, number>>({});
  const [order, setOrder] = useState<string[]>([]);

  const columns = useMemo(() => {
    const position = (field: string) => (order.includes(field) ? order.indexOf(field) : Infinity);
    return columnsIn(unit)
      .map((column) => {
        const width = widths[column.field];
        return width === undefined ? column : { ...column, width, flex: 0 };
      })
      .sort((a, b) => (order.length === 0 ? 0 : position(a.field) - position(b.field)));
  }, [unit, widths, order]);
  // #endregion

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Unit of length"
        value={unit}
        onChange={(_event, value: 'km' | 'mi' | null) => setUnit(value ?? unit)}
      >
        <ToggleButton value="km">Kilometers</ToggleButton>
        <ToggleButton value="mi">Miles</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 422, width: '100%' }}>
        <DataGridPro
          label="Trails with switchable units"
          apiRef={apiRef}
          rows={trails}
          columns={columns}
          onColumnWidthChange={({ colDef, width }) =>
            setWidths((saved) => ({ ...saved, [colDef.field]: width }))
          }
          onColumnOrderChange={() => setOrder(gridColumnFieldsSelector(apiRef))}
          hideFooter
        />
      </div>
    </Stack>
  );
}
