import OpenInNew from '@mui/icons-material/OpenInNew';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function ExternalSource() {
  return (
    <Typography>
      Tide times follow the{' '}
      <Link
        href="https://www.rfc-editor.org/rfc/rfc3339"
        target="_blank"
        rel="noopener noreferrer"
        sx={{ whiteSpace: 'nowrap' }}
      >
        RFC 3339 date format
        <OpenInNew
          titleAccess="opens in a new tab"
          fontSize="inherit"
          sx={{ ml: 0.5, verticalAlign: 'text-bottom' }}
        />
      </Link>
      .
    </Typography>
  );
}
