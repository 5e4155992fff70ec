import Description from '@mui/icons-material/Description';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const files = [
  { name: 'Minutes of the general meeting with all annexes and signatures.pdf', size: '2 MB' },
  { name: 'Plan.pdf', size: '80 kB' },
];

export default function LongNames() {
  return (
    <Grid container spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      {/* #region */}
      {files.map(({ name, size }) => (
        <Grid key={name} container size={12} wrap="nowrap" sx={{ alignItems: 'center' }}>
          <Grid size="auto">
            <Description />
          </Grid>
          <Grid size="grow">
            <Typography noWrap title={name}>
              {name}
            </Typography>
          </Grid>
          <Grid size="auto">{size}</Grid>
        </Grid>
      ))}
      {/* #endregion */}
    </Grid>
  );
}
