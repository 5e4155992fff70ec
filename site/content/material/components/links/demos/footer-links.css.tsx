import Link from '@mui/material/Link';
import './footer-links.css';

const links = [
  { label: 'Opening hours', href: '#accessibility' },
  { label: 'Renew a book', href: '#theme' },
  { label: 'Contact', href: '#router-links' },
];

export default function FooterLinks() {
  return (
    <nav aria-label="Library" className="footer-links">
      <ul>
        {links.map(({ label, href }) => (
          <li key={label}>
            <Link href={href} color="inherit" underline="hover">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
