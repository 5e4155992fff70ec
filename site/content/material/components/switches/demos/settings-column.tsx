import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

const settings = ['Show lyrics', 'Normalize volume', 'Play similar songs at the end'];

export default function SettingsColumn() {
  return (
    <FormGroup sx={{ width: '100%', maxWidth: 360 }}>
      {settings.map((label) => (
        <FormControlLabel
          key={label}
          label={label}
          labelPlacement="start"
          control={<Switch defaultChecked={label === 'Show lyrics'} />}
          sx={{ justifyContent: 'space-between' }}
        />
      ))}
    </FormGroup>
  );
}
