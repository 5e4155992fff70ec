import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function AddTabs() {
  // #region
  const [sheets, setSheets] = useState([1, 2]);
  const [current, setCurrent] = useState<number | false>(1);

  function add() {
    const sheet = Math.max(0, ...sheets) + 1;
    setSheets([...sheets, sheet]);
    setCurrent(sheet);
  }

  function close() {
    const index = sheets.findIndex((sheet) => sheet === current);
    const rest = sheets.filter((sheet) => sheet !== current);
    setSheets(rest);
    setCurrent(rest[Math.min(index, rest.length - 1)] ?? false);
  }
  // #endregion

  return (
    <Box sx={{ width: '100%', maxWidth: 460 }}>
      <Tabs
        variant="scrollable"
        aria-label="Sheets"
        value={current}
        onChange={(_event, next: number) => setCurrent(next)}
      >
        {sheets.map((sheet) => (
          <Tab key={sheet} value={sheet} label={`Sheet ${sheet}`} />
        ))}
      </Tabs>
      <Stack direction="row" spacing={1} sx={{ pt: 2 }}>
        <Button variant="outlined" onClick={add}>
          Add sheet
        </Button>
        <Button disabled={current === false} onClick={close}>
          Close sheet
        </Button>
      </Stack>
    </Box>
  );
}
