import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

const links = [
  { label: 'Opening hours', href: '#accessibility' },
  { label: 'Renew a book', href: '#theme' },
  { label: 'Contact', href: '#router-links' },
];

export default function FooterLinks() {
  return (
    <Box component="nav" aria-label="Library" sx={{ bgcolor: 'primary.main', p: 2 }}>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, listStyle: 'none', m: 0, p: 0 }}
      >
        {links.map(({ label, href }) => (
          <Box component="li" key={label} sx={{ color: 'primary.contrastText' }}>
            <Link href={href} color="inherit" underline="hover">
              {label}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
