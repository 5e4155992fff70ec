import Avatar from '@mui/material/Avatar';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function LongSubject() {
  return (
    <Paper variant="outlined" className="w-75 max-w-full p-4">
      <div className="flex items-center gap-4">
        <Avatar>N</Avatar>
        <div className="min-w-0">
          <Typography noWrap>Minutes of the parent meeting on March 12</Typography>
          <Typography variant="body2" noWrap>
            Dear parents, thank you all for coming last week
          </Typography>
        </div>
      </div>
    </Paper>
  );
}
