import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import { useIsValidValue, usePickerActionsContext } from '@mui/x-date-pickers/hooks';
import { layout } from './layout';

type Value = dayjs.Dayjs | null;

const today = dayjs('2026-08-03');
const items = [
  { label: 'Express', getValue: () => today.add(2, 'day') },
  { label: 'Standard', getValue: () => today.add(5, 'day') },
  { label: 'By sea', getValue: () => today.add(6, 'week') },
];

// #region
function DeliveryOptions(props: PickersShortcutsProps<Value>) {
  const { items: options = [], changeImportance = 'accept', className } = props;
  const { setValue } = usePickerActionsContext<Value>();
  const isValid = useIsValidValue<Value>();

  return (
    <List dense className={className} aria-label="Delivery options">
      {options.map(({ getValue, ...shortcut }) => {
        const value = getValue({ isValid });
        return (
          <ListItem key={shortcut.label} disablePadding>
            <ListItemButton
              disabled={!isValid(value)}
              onClick={() => setValue(value, { changeImportance, shortcut })}
            >
              <ListItemText primary={shortcut.label} secondary={value?.format('MMM D')} />
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}
// #endregion

export default function ShortcutMenu() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery date"
        defaultValue={today.add(5, 'day')}
        minDate={today}
        slots={{ shortcuts: DeliveryOptions }}
        slotProps={{ shortcuts: { items }, layout }}
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}
