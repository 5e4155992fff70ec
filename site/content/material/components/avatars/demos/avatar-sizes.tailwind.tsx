import Avatar from '@mui/material/Avatar';
import { players } from './data';

export default function AvatarSizes() {
  return (
    <div className="flex items-center gap-4">
      <Avatar alt="Mei Tanaka" src={players[5]?.photo} className="size-6" />
      <Avatar alt="Mei Tanaka" src={players[5]?.photo} />
      <Avatar alt="Mei Tanaka" src={players[5]?.photo} className="size-16" />
      <Avatar
        role="img"
        aria-label="Mei Tanaka"
        className="size-16 bg-blue-700 text-[2rem] text-white dark:bg-blue-300 dark:text-black"
      >
        MT
      </Avatar>
    </div>
  );
}
