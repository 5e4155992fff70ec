import Box from '@mui/material/Box';

const invoices = [
  { id: 'Invoice 310', paid: 0.9 },
  { id: 'Invoice 311', paid: 0.45 },
];

export default function DueBar() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 300 }}>
      {invoices.map((invoice) => (
        <Box key={invoice.id} sx={{ typography: 'body2' }}>
          {invoice.id}: {Math.round(invoice.paid * 100)}% paid
          <Box
            sx={{
              color: 'success.main',
              height: (theme) => `calc(${theme.spacing(1)} + 2px)`,
              mt: 0.5,
              borderRadius: 1,
              background: `linear-gradient(currentColor 0 0) no-repeat`,
              backgroundSize: `${invoice.paid * 100}% 100%`,
              backgroundPosition: (theme) => (theme.direction === 'rtl' ? '100% 0' : '0 0'),
              border: '1px solid currentColor',
              transition: (theme) => theme.transitions.create('background-size'),
            }}
          />
        </Box>
      ))}
    </Box>
  );
}
