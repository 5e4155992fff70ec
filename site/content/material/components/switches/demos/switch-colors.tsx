import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

const layers = [
  { label: 'Roads', color: 'default' },
  { label: 'Rivers', color: 'primary' },
  { label: 'Forests', color: 'success' },
  { label: 'Roadworks', color: 'warning' },
] as const;

export default function SwitchColors() {
  return (
    <FormGroup row>
      {layers.map(({ label, color }) => (
        <FormControlLabel
          key={label}
          label={label}
          control={<Switch defaultChecked color={color} />}
        />
      ))}
    </FormGroup>
  );
}
