import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { visuallyHidden } from '@mui/utils';

const reports = ['Water quality', 'Visitor numbers', 'Bird count'];

export default function ReportsList() {
  return (
    <Box component="ul" sx={{ m: 0, pl: 3 }}>
      {reports.map((report) => (
        <li key={report}>
          {report}:{' '}
          <Link href="#when-to-use-it">
            Download
            <Box component="span" sx={visuallyHidden}>
              {' '}
              the report “{report}”
            </Box>
          </Link>
        </li>
      ))}
    </Box>
  );
}
