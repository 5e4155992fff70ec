import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import DirectionsBusOutlinedIcon from '@mui/icons-material/DirectionsBusOutlined';
import TrainIcon from '@mui/icons-material/Train';
import TrainOutlinedIcon from '@mui/icons-material/TrainOutlined';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function TravelIcons() {
  return (
    <RadioGroup row aria-label="Travel by" defaultValue="train">
      <FormControlLabel
        value="bus"
        label="Bus"
        control={<Radio icon={<DirectionsBusOutlinedIcon />} checkedIcon={<DirectionsBusIcon />} />}
      />
      <FormControlLabel
        value="train"
        label="Train"
        control={<Radio icon={<TrainOutlinedIcon />} checkedIcon={<TrainIcon />} />}
      />
    </RadioGroup>
  );
}
