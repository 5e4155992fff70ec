import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import './big-icons.css';

export default function BigIcons() {
  return (
    <div className="big-icons">
      {/* #region */}
      <FormControlLabel
        label={
          <Typography component="span" variant="h6">
            Sound the alarm
          </Typography>
        }
        control={<Checkbox defaultChecked className="big-icons__large" />}
      />
      <FormControlLabel
        label="Call the fire department"
        slotProps={{ typography: { variant: 'body2', className: 'big-icons__text' } }}
        control={<Checkbox defaultChecked className="big-icons__red" />}
      />
      {/* #endregion */}
    </div>
  );
}
