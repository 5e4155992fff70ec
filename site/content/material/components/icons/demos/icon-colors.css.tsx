import BoltIcon from '@mui/icons-material/Bolt';
import Typography from '@mui/material/Typography';
import './icon-colors.css';

const colors = [
  { name: 'inherit', className: '' },
  { name: 'primary', className: 'icon-colors__primary' },
  { name: 'success', className: 'icon-colors__success' },
  { name: 'error', className: 'icon-colors__error' },
  { name: 'action', className: 'icon-colors__action' },
  { name: 'disabled', className: 'icon-colors__disabled' },
  { name: 'secondary.light', className: 'icon-colors__secondary-light' },
];

export default function IconColors() {
  return (
    <div className="icon-colors">
      {colors.map(({ name, className }) => (
        <div key={name} className="icon-colors__item">
          <BoltIcon className={className} />
          <Typography variant="body2">{name}</Typography>
        </div>
      ))}
    </div>
  );
}
