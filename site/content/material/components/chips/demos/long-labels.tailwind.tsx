import Chip from '@mui/material/Chip';

const label = 'May contain traces of nuts, sesame and milk';

export default function LongLabels() {
  return (
    <div className="flex w-50 flex-col items-start gap-2">
      <Chip label={label} />
      <Chip
        label={label}
        className="h-auto"
        slotProps={{ label: { className: 'py-1 whitespace-normal' } }}
      />
    </div>
  );
}
