import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { svgIconClasses } from '@mui/material/SvgIcon';

const large = { [`& .${svgIconClasses.root}`]: { fontSize: 32 } };

export default function RadioSizes() {
  return (
    <RadioGroup row aria-label="Coffee" defaultValue="medium">
      <FormControlLabel
        value="small"
        label="Small, 200 ml"
        control={<Radio size="small" />}
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <FormControlLabel value="medium" label="Medium, 300 ml" control={<Radio />} />
      <FormControlLabel
        value="large"
        label="Large, 400 ml"
        control={<Radio sx={large} />}
        slotProps={{ typography: { variant: 'h6', component: 'span' } }}
      />
    </RadioGroup>
  );
}
