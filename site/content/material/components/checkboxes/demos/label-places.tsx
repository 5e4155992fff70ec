import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const places = ['start', 'end', 'top', 'bottom'] as const;

export default function LabelPlaces() {
  return (
    <FormGroup row sx={{ gap: 2, alignItems: 'center' }}>
      {places.map((place) => (
        <FormControlLabel
          key={place}
          labelPlacement={place}
          label={`Text at the ${place}`}
          control={<Checkbox defaultChecked={place === 'end'} />}
        />
      ))}
    </FormGroup>
  );
}
