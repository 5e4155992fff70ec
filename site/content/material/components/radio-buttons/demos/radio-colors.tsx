import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const priorities = [
  { value: 'low', label: 'Low', color: 'default' },
  { value: 'normal', label: 'Normal', color: 'primary' },
  { value: 'high', label: 'High', color: 'warning' },
  { value: 'urgent', label: 'Urgent', color: 'error' },
] as const;

export default function RadioColors() {
  return (
    <RadioGroup row aria-label="Priority of the repair" defaultValue="high">
      {priorities.map(({ value, label, color }) => (
        <FormControlLabel
          key={value}
          value={value}
          label={label}
          control={<Radio color={color} />}
        />
      ))}
    </RadioGroup>
  );
}
