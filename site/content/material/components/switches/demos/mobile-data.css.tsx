import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import './mobile-data.css';

export default function MobileData() {
  return (
    <FormControlLabel
      control={<Switch defaultChecked className="pill-switch" />}
      label="Download over mobile data"
    />
  );
}
