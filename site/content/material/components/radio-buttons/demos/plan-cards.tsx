import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';

interface PlanCardProps {
  value: string;
  label: string;
}

function PlanCard({ value, label }: PlanCardProps) {
  const selected = useRadioGroup()?.value === value;

  return (
    <FormControlLabel
      value={value}
      label={label}
      control={<Radio />}
      sx={{
        m: 0,
        paddingInlineEnd: 2,
        border: 1,
        borderRadius: 1,
        borderColor: selected ? 'primary.main' : 'divider',
        bgcolor: selected ? 'action.selected' : 'transparent',
      }}
    />
  );
}

export default function PlanCards() {
  return (
    <RadioGroup aria-label="Membership" defaultValue="month" sx={{ gap: 1, width: 260 }}>
      <PlanCard value="day" label="Day pass" />
      <PlanCard value="month" label="Monthly membership" />
      <PlanCard value="year" label="Yearly membership" />
    </RadioGroup>
  );
}
