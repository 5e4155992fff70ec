import { createContext, useContext, useState } from 'react';
import StackedBarChartIcon from '@mui/icons-material/StackedBarChart';
import BarChartIcon from '@mui/icons-material/BarChart';
import Tooltip from '@mui/material/Tooltip';
import { BarChart } from '@mui/x-charts/BarChart';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';

// #region
const StackContext = createContext({ stacked: false, toggle: () => {} });

function StackToolbar() {
  const { stacked, toggle } = useContext(StackContext);

  return (
    <Toolbar role="group" aria-label="Chart options">
      <Tooltip title={stacked ? 'Show side by side' : 'Show stacked'}>
        <ToolbarButton onClick={toggle}>
          {stacked ? <BarChartIcon /> : <StackedBarChartIcon />}
        </ToolbarButton>
      </Tooltip>
    </Toolbar>
  );
}

export default function CustomToolbar() {
  const [stacked, setStacked] = useState(false);
  const stack = stacked ? { stack: 'all' } : {};

  return (
    <StackContext.Provider value={{ stacked, toggle: () => setStacked(!stacked) }}>
      <BarChart
        aria-label="Meals sold with and without meat"
        height={260}
        showToolbar
        slots={{ toolbar: StackToolbar }}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        series={[
          { label: 'With meat', data: [64, 71, 58, 66, 49], ...stack },
          { label: 'Vegetarian', data: [52, 48, 63, 57, 71], ...stack },
        ]}
      />
    </StackContext.Provider>
  );
}
// #endregion
