import { styled } from '@mui/material/styles';

const Card = styled('section')(({ theme }) => ({
  padding: theme.spacing(2),
  border: '1px solid',
  borderColor: (theme.vars ?? theme).palette.divider,
  borderRadius: 8,
}));

const Title = styled('div')(({ theme }) => ({
  ...theme.typography.h6,
  color: (theme.vars ?? theme).palette.primary.main,
}));

export default function VenueCard() {
  return (
    <Card>
      <Title>Old Mill Theater</Title>
      Step-free access, 240 seats
    </Card>
  );
}
