import Avatar from '@mui/material/Avatar';
import { players } from './data';
import './avatar-sizes.css';

export default function AvatarSizes() {
  return (
    <div className="avatar-sizes">
      <Avatar alt="Mei Tanaka" src={players[5]?.photo} className="avatar-sizes__small" />
      <Avatar alt="Mei Tanaka" src={players[5]?.photo} />
      <Avatar alt="Mei Tanaka" src={players[5]?.photo} className="avatar-sizes__large" />
      <Avatar
        role="img"
        aria-label="Mei Tanaka"
        className="avatar-sizes__large avatar-sizes__letters"
      >
        MT
      </Avatar>
    </div>
  );
}
