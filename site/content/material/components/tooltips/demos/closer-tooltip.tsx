import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export default function CloserTooltip() {
  return (
    <Tooltip
      title="Bike rental"
      slotProps={{
        popper: { modifiers: [{ name: 'offset', options: { offset: [0, -14] } }] },
      }}
    >
      <IconButton href="#distance-from-the-element">
        <DirectionsBikeIcon />
      </IconButton>
    </Tooltip>
  );
}
