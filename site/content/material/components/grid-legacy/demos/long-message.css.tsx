import Avatar from '@mui/material/Avatar';
import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import './long-message.css';

export default function LongMessage() {
  return (
    <Paper variant="outlined" className="long-message">
      <GridLegacy container wrap="nowrap" spacing={2} alignItems="center">
        <GridLegacy item>
          <Avatar>L</Avatar>
        </GridLegacy>
        <GridLegacy item xs zeroMinWidth>
          <Typography noWrap>The ferry leaves from pier 7 instead of pier 3 today.</Typography>
        </GridLegacy>
      </GridLegacy>
    </Paper>
  );
}
