import Paper from '@mui/material/Paper';
import './paper-corners.css';

export default function PaperCorners() {
  return (
    <div className="paper-corners">
      <Paper>Default</Paper>
      <Paper square>Square</Paper>
      <Paper className="paper-corners__round">Round</Paper>
    </div>
  );
}
