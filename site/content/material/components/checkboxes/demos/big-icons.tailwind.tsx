import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';

export default function BigIcons() {
  return (
    <div className="flex flex-col">
      {/* #region */}
      <FormControlLabel
        label={
          <Typography component="span" variant="h6">
            Sound the alarm
          </Typography>
        }
        control={<Checkbox defaultChecked className="[&_.MuiSvgIcon-root]:text-4xl" />}
      />
      <FormControlLabel
        label="Call the fire department"
        slotProps={{
          typography: { variant: 'body2', className: 'text-black/60 dark:text-white/70' },
        }}
        control={
          <Checkbox
            defaultChecked
            className="[&.Mui-checked]:text-red-700 dark:[&.Mui-checked]:text-red-500"
          />
        }
      />
      {/* #endregion */}
    </div>
  );
}
