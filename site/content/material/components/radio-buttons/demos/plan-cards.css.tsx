import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';
import './plan-cards.css';

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
      className={selected ? 'plan-card plan-card--selected' : 'plan-card'}
    />
  );
}

export default function PlanCards() {
  return (
    <RadioGroup aria-label="Membership" defaultValue="month" className="plan-cards">
      <PlanCard value="day" label="Day pass" />
      <PlanCard value="month" label="Monthly membership" />
      <PlanCard value="year" label="Yearly membership" />
    </RadioGroup>
  );
}
