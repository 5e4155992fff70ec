import Avatar from '@mui/material/Avatar';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LongSubject() {
  return (
    <Paper variant="outlined" sx={{ p: 2, width: 300, maxWidth: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Avatar>N</Avatar>
        <Stack sx={{ minWidth: 0 }}>
          <Typography noWrap>Minutes of the parent meeting on March 12</Typography>
          <Typography variant="body2" noWrap>
            Dear parents, thank you all for coming last week
          </Typography>
        </Stack>
      </Stack>
    </Paper>
  );
}
