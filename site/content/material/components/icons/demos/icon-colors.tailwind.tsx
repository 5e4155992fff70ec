import BoltIcon from '@mui/icons-material/Bolt';
import Typography from '@mui/material/Typography';

const colors = [
  { name: 'inherit', className: '' },
  { name: 'primary', className: 'text-blue-700 dark:text-blue-200' },
  { name: 'success', className: 'text-green-700 dark:text-green-400' },
  { name: 'error', className: 'text-red-700 dark:text-red-500' },
  { name: 'action', className: 'text-black/54 dark:text-white' },
  { name: 'disabled', className: 'text-black/26 dark:text-white/30' },
  { name: 'secondary.light', className: 'text-purple-400 dark:text-purple-100' },
];

export default function IconColors() {
  return (
    <div className="flex flex-wrap justify-center gap-6">
      {colors.map(({ name, className }) => (
        <div key={name} className="flex flex-col items-center">
          <BoltIcon className={className} />
          <Typography variant="body2">{name}</Typography>
        </div>
      ))}
    </div>
  );
}
