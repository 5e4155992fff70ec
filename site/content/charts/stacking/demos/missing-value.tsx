import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May'];
const north = [30, 32, null, 35, 36];

export default function MissingValue() {
  const [fill, setFill] = useState(false);
  const filled = north.map((value, index) => value ?? north[index - 1] ?? 0);
  const shared = { stack: 'meter', area: true, showMark: false };

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={fill} onChange={(_event, checked) => setFill(checked)} />}
        label="Fill the gap with the last reading"
      />
      <LineChart
        aria-label="Water use of two buildings; the reading of March is missing for one"
        height={240}
        xAxis={[{ scaleType: 'point', data: months }]}
        series={[
          { ...shared, label: 'North building (m³)', data: fill ? filled : north },
          { ...shared, label: 'South building (m³)', data: [21, 20, 22, 23, 22] },
        ]}
      />
    </Box>
  );
}
