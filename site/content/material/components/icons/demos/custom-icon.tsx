import Stack from '@mui/material/Stack';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

function KayakIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M2 13c6 3 14 3 20 0-2 5-6 7-10 7s-8-2-10-7z M11 4h2v9h-2z M9 2h6v3H9z" />
    </SvgIcon>
  );
}

export default function CustomIcon() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <KayakIcon titleAccess="Kayak" />
      <KayakIcon titleAccess="Kayak, reserved" color="secondary" />
      <KayakIcon titleAccess="Kayak for two" color="primary" fontSize="large" />
    </Stack>
  );
}
