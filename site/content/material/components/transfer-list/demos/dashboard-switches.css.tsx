import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Switch from '@mui/material/Switch';
import './dashboard-switches.css';

const charts = ['Solar yield', 'Grid use', 'Battery level', 'Heat pump'];

export default function DashboardSwitches() {
  const [shown, setShown] = useState(['Solar yield', 'Battery level']);

  function toggle(chart: string, on: boolean) {
    setShown(on ? [...shown, chart] : shown.filter((name) => name !== chart));
  }

  return (
    <List dense aria-label="Charts on the dashboard" className="dashboard-switches">
      {charts.map((chart) => (
        <ListItem key={chart} disablePadding>
          <FormControlLabel
            label={chart}
            labelPlacement="start"
            className="dashboard-switches__label"
            control={
              <Switch
                checked={shown.includes(chart)}
                onChange={(_event, on) => toggle(chart, on)}
              />
            }
          />
        </ListItem>
      ))}
    </List>
  );
}
