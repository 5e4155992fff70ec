import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BigIcons() {
  return (
    <Stack>
      {/* #region */}
      <FormControlLabel
        label={
          <Typography component="span" variant="h6">
            Sound the alarm
          </Typography>
        }
        control={<Checkbox defaultChecked sx={{ '& .MuiSvgIcon-root': { fontSize: 36 } }} />}
      />
      <FormControlLabel
        label="Call the fire department"
        slotProps={{ typography: { variant: 'body2', color: 'text.secondary' } }}
        control={<Checkbox defaultChecked sx={{ '&.Mui-checked': { color: 'error.main' } }} />}
      />
      {/* #endregion */}
    </Stack>
  );
}
