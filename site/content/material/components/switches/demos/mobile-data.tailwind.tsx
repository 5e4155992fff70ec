import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

const switchBase = 'p-0.75 [&.Mui-checked]:text-white [&.Mui-checked+.MuiSwitch-track]:opacity-100';
const thumb = 'size-5.5 [.Mui-focusVisible>&]:outline-3 [.Mui-focusVisible>&]:outline-orange-500';

export default function MobileData() {
  return (
    <FormControlLabel
      control={
        <Switch
          defaultChecked
          className="mx-3 h-7 w-12 p-0"
          slotProps={{
            switchBase: { className: switchBase },
            thumb: { className: thumb },
            track: { className: 'rounded-full' },
          }}
        />
      }
      label="Download over mobile data"
    />
  );
}
