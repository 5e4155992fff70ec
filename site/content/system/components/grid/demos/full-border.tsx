import Grid from '@mui/system/Grid';

const line = '1px solid';

export default function FullBorder() {
  return (
    <Grid
      container
      sx={{
        width: '100%',
        borderTop: line,
        borderInlineStart: line,
        '& > div': { p: 1, borderBottom: line, borderInlineEnd: line },
      }}
    >
      {['Maple', 'Oak', 'Ash', 'Birch', 'Alder', 'Elm'].map((tree) => (
        <Grid key={tree} size={{ xs: 6, sm: 4 }}>
          {tree}
        </Grid>
      ))}
    </Grid>
  );
}
