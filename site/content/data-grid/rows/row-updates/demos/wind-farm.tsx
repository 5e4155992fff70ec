import { useEffect, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';

const turbines = Array.from({ length: 60 }, (_, id) => ({
  id,
  turbine: `WT-${String(id + 1).padStart(2, '0')}`,
  power: 1800 + ((id * 137) % 900),
}));

const columns: GridColDef[] = [
  { field: 'turbine', headerName: 'Turbine', flex: 1, minWidth: 110 },
  { field: 'power', headerName: 'Output (kW)', type: 'number', width: 140 },
];

export default function WindFarm() {
  const apiRef = useGridApiRef();
  const [live, setLive] = useState(false);
  const [counts, setCounts] = useState({ calls: 0, updates: 0 });

  useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowsSet', () =>
        setCounts((now) => ({ ...now, updates: now.updates + 1 })),
      ),
    [apiRef],
  );

  useEffect(() => {
    if (!live) return undefined;
    let tick = 0;
    const timer = setInterval(() => {
      tick += 1;
      const id = (tick * 7) % turbines.length;
      apiRef.current?.updateRows([{ id, power: 1800 + ((tick * 211) % 900) }]);
      setCounts((now) => ({ ...now, calls: now.calls + 1 }));
    }, 50);
    return () => clearInterval(timer);
  }, [apiRef, live]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={live} onChange={(_event, checked) => setLive(checked)} />}
        label="Receive live data"
      />
      <div style={{ height: 318, width: '100%' }}>
        {/* #region */}
        <DataGridPro
          label="Wind farm"
          apiRef={apiRef}
          rows={turbines}
          columns={columns}
          throttleRowsMs={1000}
          hideFooter
        />
        {/* #endregion */}
      </div>
      <Typography variant="body2">
        Calls: {counts.calls}. Updates of the grid: {counts.updates}.
      </Typography>
    </Stack>
  );
}
