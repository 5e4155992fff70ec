import Avatar from '@mui/material/Avatar';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import './long-subject.css';

export default function LongSubject() {
  return (
    <Paper variant="outlined" className="long-subject">
      <div className="long-subject__row">
        <Avatar>N</Avatar>
        <div className="long-subject__text">
          <Typography noWrap>Minutes of the parent meeting on March 12</Typography>
          <Typography variant="body2" noWrap>
            Dear parents, thank you all for coming last week
          </Typography>
        </div>
      </div>
    </Paper>
  );
}
