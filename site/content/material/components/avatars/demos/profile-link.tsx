import Avatar from '@mui/material/Avatar';
import ButtonBase from '@mui/material/ButtonBase';
import { players } from './data';

export default function ProfileLink() {
  return (
    <ButtonBase
      href="#link-or-button"
      focusRipple
      sx={{ borderRadius: '50%', '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 } }}
    >
      <Avatar alt="Profile of Amara Nwosu" src={players[2]?.photo} />
    </ButtonBase>
  );
}
