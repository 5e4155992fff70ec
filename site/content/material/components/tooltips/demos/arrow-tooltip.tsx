import LocalHospitalIcon from '@mui/icons-material/LocalHospital';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export default function ArrowTooltip() {
  return (
    <Tooltip title="Emergency contacts" arrow placement="right">
      <IconButton href="#arrow">
        <LocalHospitalIcon />
      </IconButton>
    </Tooltip>
  );
}
