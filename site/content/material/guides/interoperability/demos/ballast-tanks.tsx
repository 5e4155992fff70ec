import Slider from '@mui/material/Slider';
import './ballast-tanks.css';

export default function BallastTanks() {
  return (
    <Slider
      defaultValue={[20, 60]}
      getAriaLabel={(index) =>
        index === 0 ? 'Lowest ballast in percent' : 'Highest ballast in percent'
      }
      classes={{ root: 'tank', rail: 'tank-rail', thumb: 'tank-thumb' }}
      sx={{ maxWidth: 320 }}
    />
  );
}
