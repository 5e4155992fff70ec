import CakeIcon from '@mui/icons-material/CakeOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const cake = (
  <InputAdornment position="start">
    <CakeIcon />
  </InputAdornment>
);

export default function FieldLooks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DateField label="Outlined, small" size="small" />
        <DateField label="Filled" variant="filled" helperText="Day of your first visit" />
        <DateField label="Standard" variant="standard" color="secondary" />
        <DateField
          label="Birthday"
          slotProps={{ textField: { InputProps: { startAdornment: cake } } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
