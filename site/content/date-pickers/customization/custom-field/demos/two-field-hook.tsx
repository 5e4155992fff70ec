import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersTextField, type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import { useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import {
  DateRangePicker,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import { unstable_useMultiInputRangeField as useMultiInputRangeField } from '@mui/x-date-pickers-pro/hooks';
import { useDateRangeManager } from '@mui/x-date-pickers-pro/managers';

type Props = PickersTextFieldProps & { enableAccessibleFieldDOMStructure: boolean };

function SectionField({ enableAccessibleFieldDOMStructure, ...props }: Props) {
  if (!enableAccessibleFieldDOMStructure) throw new Error('This field needs sections.');
  return <PickersTextField {...props} />;
}

// #region
function StackedField(props: DateRangePickerFieldProps) {
  const manager = useDateRangeManager();
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { root, startTextField, endTextField } = useMultiInputRangeField({
    manager,
    internalProps,
    rootProps: forwardedProps,
    startTextFieldProps: { label: 'Leave from' },
    endTextFieldProps: { label: 'Back on' },
  });

  return (
    <Box {...root} sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 260 }}>
      <SectionField {...startTextField} />
      <SectionField {...endTextField} />
    </Box>
  );
}
StackedField.fieldType = 'multi-input';
// #endregion

export default function TwoFieldHook() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2026-07-06'), dayjs('2026-07-24')]}
        slots={{ field: StackedField }}
      />
    </LocalizationProvider>
  );
}
