import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

export default function BadgeColors() {
  return (
    <Stack direction="row" sx={{ gap: 4, flexWrap: 'wrap' }}>
      <Badge badgeContent={2} color="success">
        <LocalShippingIcon titleAccess="Trucks on time" />
      </Badge>
      <Badge badgeContent={5} color="warning">
        <LocalShippingIcon titleAccess="Trucks delayed" />
      </Badge>
      <Badge badgeContent={1} color="error">
        <LocalShippingIcon titleAccess="Trucks broken down" />
      </Badge>
      <Badge badgeContent={8}>
        <LocalShippingIcon titleAccess="Trucks in the depot" />
      </Badge>
    </Stack>
  );
}
