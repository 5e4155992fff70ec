import FormControlLabel from '@mui/material/FormControlLabel';
import Switch, { switchClasses } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

const { switchBase, checked, thumb, track } = switchClasses;

const PillSwitch = styled(Switch)(({ theme }) => ({
  width: 48,
  height: 28,
  padding: 0,
  marginInline: 12,
  [`& .${switchBase}`]: {
    padding: 3,
    [`&.${checked}`]: { transform: 'translateX(20px)', color: theme.palette.common.white },
    [`&.${checked} + .${track}`]: { opacity: 1 },
    [`&.Mui-focusVisible .${thumb}`]: { outline: `3px solid ${theme.palette.warning.main}` },
  },
  [`& .${thumb}`]: { width: 22, height: 22 },
  [`& .${track}`]: { borderRadius: 14 },
}));

export default function MobileData() {
  return (
    <FormControlLabel control={<PillSwitch defaultChecked />} label="Download over mobile data" />
  );
}
