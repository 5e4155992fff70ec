import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';

function BrowserFacts() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <span>
      {timeZone}, {navigator.language}
    </span>
  );
}

export default function LocalTime() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <div>Clinic: Europe/Oslo, nb-NO</div>
      <div>
        You:{' '}
        <NoSsr>
          <BrowserFacts />
        </NoSsr>
      </div>
    </Box>
  );
}
