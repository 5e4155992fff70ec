import { styled } from '@mui/material/styles';

const Card = styled('div')(({ theme }) => ({
  padding: theme.spacing(3),
  minWidth: 240,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: 8,
  boxShadow: theme.shadows[1],
}));

const Label = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: (theme.vars ?? theme).palette.text.secondary,
}));

const Count = styled('div')(({ theme }) => ({
  fontSize: 34,
  fontWeight: theme.typography.fontWeightMedium,
  color: (theme.vars ?? theme).palette.text.primary,
}));

const Growth = styled('span')(({ theme }) => ({
  fontWeight: theme.typography.fontWeightBold,
  color: (theme.vars ?? theme).palette.success.main,
}));

export default function StyledCard() {
  return (
    <Card>
      <Label>Monthly listeners</Label>
      <Count>98,320</Count>
      <Growth>+18.8%</Growth> <Label as="span">since September</Label>
    </Card>
  );
}
