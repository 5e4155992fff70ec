import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';

export default function LockedSetting() {
  return (
    <FormControl>
      <FormGroup>
        <FormControlLabel control={<Switch />} label="Share my calendar" />
        <FormControlLabel disabled control={<Switch defaultChecked />} label="Two-step sign-in" />
      </FormGroup>
      <FormHelperText>Your school requires two-step sign-in.</FormHelperText>
    </FormControl>
  );
}
