import Chip from '@mui/material/Chip';
import './long-labels.css';

const label = 'May contain traces of nuts, sesame and milk';

export default function LongLabels() {
  return (
    <div className="long-labels">
      <Chip label={label} />
      <Chip label={label} className="long-labels__wrapped" />
    </div>
  );
}
