import { useState } from 'react';
import {
  DataGridPremium,
  gridClasses,
  type GridCellSelectionModel,
} from '@mui/x-data-grid-premium';
import { columns, museums } from './data';

const sides = ['Top', 'Bottom', 'Left', 'Right'] as const;
const frame = Object.fromEntries(
  sides.map((side) => [
    `& .${gridClasses[`cell--range${side}`]}`,
    { [`border${side}`]: '2px solid', [`border${side}Color`]: 'primary.main' },
  ]),
);

export default function FramedRange() {
  const [model, setModel] = useState<GridCellSelectionModel>({
    2: { fri: true, sat: true },
    3: { fri: true, sat: true },
  });

  return (
    <div style={{ width: '100%' }}>
      <DataGridPremium
        label="Museum visitors with a framed range"
        rows={museums}
        columns={columns}
        cellSelection
        cellSelectionModel={model}
        onCellSelectionModelChange={setModel}
        rowSelection={false}
        sx={frame}
        hideFooter
      />
    </div>
  );
}
