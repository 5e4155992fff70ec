import { useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridFilterItem, type GridFilterModel } from '@mui/x-data-grid';
import { columns, trips } from './data';

const headerOf = (field: string) =>
  columns.find((column) => column.field === field)?.headerName ?? field;
const withoutValue = ['isEmpty', 'isNotEmpty'];
const isActive = ({ operator, value }: GridFilterItem) =>
  withoutValue.includes(operator) || String(value ?? '') !== '';
const labelOf = ({ field, operator, value }: GridFilterItem) =>
  `${headerOf(field)} ${operator} ${value ?? ''}`.trim();

export default function FilterChips() {
  const [filterModel, setFilterModel] = useState<GridFilterModel>({
    items: [{ id: 1, field: 'country', operator: 'equals', value: 'Italy' }],
  });

  // #region
  const chips = filterModel.items.filter(isActive).map((item) => (
    <Chip
      key={item.id}
      label={labelOf(item)}
      onDelete={() =>
        setFilterModel({
          ...filterModel,
          items: filterModel.items.filter((other) => other !== item),
        })
      }
    />
  ));
  // #endregion

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', minHeight: 32 }}>
        {chips}
      </Stack>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid
          label="Trips with chips"
          rows={trips}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          showToolbar
          hideFooter
        />
      </div>
    </Stack>
  );
}
