import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import './seat-switch.css';

export default function SeatSwitch() {
  return (
    <FormGroup className="seat-switch">
      <FormControlLabel control={<Switch defaultChecked />} label="Window seat" />
      <FormControlLabel control={<Switch />} label="Quiet car" />
      <FormControlLabel control={<Switch disabled />} label="Table (fully booked)" />
    </FormGroup>
  );
}
