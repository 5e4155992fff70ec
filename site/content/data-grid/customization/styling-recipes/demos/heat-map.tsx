import { alpha } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './data';

const steps = [0, 1, 2, 3, 4];

export default function HeatMap() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Seats sold"
        rows={rows}
        columns={columns}
        hideFooter
        getCellClassName={({ colDef, value }) =>
          colDef.type === 'number' ? `heat-${Math.min(4, Math.floor(Number(value) / 20))}` : ''
        }
        sx={(theme) =>
          Object.fromEntries(
            steps.map((step) => [
              `& .heat-${step}`,
              { bgcolor: alpha(theme.palette.success.main, 0.05 + step * 0.1) },
            ]),
          )
        }
      />
    </div>
  );
}
