import Link from '@mui/material/Link';

const links = [
  { label: 'Opening hours', href: '#accessibility' },
  { label: 'Renew a book', href: '#theme' },
  { label: 'Contact', href: '#router-links' },
];

export default function FooterLinks() {
  return (
    <nav aria-label="Library" className="bg-blue-700 p-4 dark:bg-blue-300">
      <ul className="m-0 flex list-none flex-wrap gap-6 p-0">
        {links.map(({ label, href }) => (
          <li key={label} className="text-white dark:text-black/87">
            <Link href={href} color="inherit" underline="hover">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
