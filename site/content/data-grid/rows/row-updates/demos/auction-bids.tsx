import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const lots = [
  { id: 1, lot: 'Oak writing desk', bid: 240 },
  { id: 2, lot: 'Brass ship’s clock', bid: 310 },
  { id: 3, lot: 'Pair of armchairs', bid: 180 },
];

const columns: GridColDef[] = [
  { field: 'lot', headerName: 'Lot', flex: 1, minWidth: 150 },
  { field: 'bid', headerName: 'Highest bid ($)', type: 'number', width: 140 },
];

export default function AuctionBids() {
  const apiRef = useGridApiRef();
  const [nextId, setNextId] = useState(4);
  const [withdrawn, setWithdrawn] = useState(false);

  // #region
  const bid = () => {
    const clock = apiRef.current?.getRow<(typeof lots)[number]>(2);
    if (clock) apiRef.current?.updateRows([{ id: 2, bid: clock.bid + 10 }]);
  };
  const add = () => {
    apiRef.current?.updateRows([{ id: nextId, lot: `Late entry ${nextId}`, bid: 50 }]);
    setNextId(nextId + 1);
  };
  const withdraw = () => {
    apiRef.current?.updateRows([{ id: 3, _action: 'delete' }]);
    setWithdrawn(true);
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button onClick={bid}>Bid $10 more on the clock</Button>
        <Button onClick={add}>Add lot</Button>
        <Button onClick={withdraw} disabled={withdrawn}>
          Withdraw armchairs
        </Button>
      </Stack>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid label="Auction lots" apiRef={apiRef} rows={lots} columns={columns} hideFooter />
      </div>
    </Stack>
  );
}
