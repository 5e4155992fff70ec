import { expect, test } from 'vitest';
import { deriveJavaScript } from './derive-javascript.node.ts';

test('removes types and keeps comments, JSX and blank lines', async () => {
  const code = `import * as React from 'react';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid, type GridRowsProp } from '@mui/x-data-grid';

interface Order {
  id: number;
}

// Orders of one day.
const rows: GridRowsProp<Order> = [{ id: 1 }];
const columns: GridColDef<Order>[] = [{ field: 'id' }];

export default function Orders({ dense = false }: { dense?: boolean }) {
  const ref = React.useRef<HTMLDivElement>(null);
  return <DataGrid rows={rows} columns={columns as never} ref={ref} density={dense ? 'compact' : 'standard'} />;
}
`;
  expect(await deriveJavaScript(code)).toBe(`import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';

// Orders of one day.
const rows = [{ id: 1 }];
const columns = [{ field: 'id' }];

export default function Orders({ dense = false }) {
  const ref = React.useRef(null);
  return (
    <DataGrid
      rows={rows}
      columns={columns}
      ref={ref}
      density={dense ? 'compact' : 'standard'}
    />
  );
}
`);
});
