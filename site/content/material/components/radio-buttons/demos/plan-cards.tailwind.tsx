import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';

const card = 'm-0 rounded-sm border pe-4';
const plainCard = 'border-black/12 dark:border-white/12';
const selectedCard = 'border-blue-700 bg-black/8 dark:border-blue-200 dark:bg-white/16';

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
      className={`${card} ${selected ? selectedCard : plainCard}`}
    />
  );
}

export default function PlanCards() {
  return (
    <RadioGroup aria-label="Membership" defaultValue="month" className="w-65 gap-2">
      <PlanCard value="day" label="Day pass" />
      <PlanCard value="month" label="Monthly membership" />
      <PlanCard value="year" label="Yearly membership" />
    </RadioGroup>
  );
}
