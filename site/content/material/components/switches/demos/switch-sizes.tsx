import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function SwitchSizes() {
  return (
    <FormGroup row>
      <FormControlLabel control={<Switch defaultChecked size="small" />} label="Grid lines" />
      <FormControlLabel control={<Switch defaultChecked />} label="Snap to grid" />
    </FormGroup>
  );
}
