import Box from '@mui/material/Box';

const daysLeft = 6;

export default function LoanDays() {
  return (
    <Box
      sx={{
        p: 2,
        width: 280,
        maxWidth: '100%',
        borderInlineStart: (theme) => `${theme.spacing(0.5)} solid`,
        borderColor: 'warning.main',
        bgcolor: 'action.hover',
        transition: (theme) => theme.transitions.create('background-color'),
        '&:hover': { bgcolor: 'action.selected' },
      }}
    >
      “A Field Guide to Mosses” is due in {daysLeft} days.
    </Box>
  );
}
