import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import { players } from './data';

const compact = new Intl.NumberFormat('en', { notation: 'compact' });
const total = 4251;
const shown = players.slice(0, 4);

export default function ShortSurplus() {
  return (
    <AvatarGroup
      total={total}
      spacing={4}
      renderSurplus={(surplus) => `+${compact.format(surplus)}`}
      slotProps={{
        surplus: {
          role: 'img',
          'aria-label': `${total - shown.length} more listeners`,
          sx: { fontSize: 12, bgcolor: 'primary.main', color: 'primary.contrastText' },
        },
      }}
      sx={{ justifyContent: 'flex-end' }}
    >
      {shown.map(({ name, photo }) => (
        <Avatar key={name} alt={name} src={photo} />
      ))}
    </AvatarGroup>
  );
}
