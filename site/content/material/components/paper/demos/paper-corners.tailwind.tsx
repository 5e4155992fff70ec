import Paper from '@mui/material/Paper';

export default function PaperCorners() {
  return (
    <div className="flex flex-wrap gap-4">
      <Paper className="p-6">Default</Paper>
      <Paper square className="p-6">
        Square
      </Paper>
      <Paper className="rounded-[20px] p-6">Round</Paper>
    </div>
  );
}
