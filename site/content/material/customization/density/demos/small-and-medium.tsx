import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function Sample({ small }: { small: boolean }) {
  const size = small ? 'small' : 'medium';
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="subtitle2" component="p">
        {small ? 'Small and dense' : 'Default'}
      </Typography>
      <Chip size={size} label="Build 412" />
      <FormControlLabel control={<Checkbox size={size} defaultChecked />} label="Run the tests" />
      <List dense={small} disablePadding sx={{ alignSelf: 'stretch' }}>
        {['Fetch', 'Compile', 'Publish'].map((step) => (
          <ListItem key={step} disableGutters divider>
            <ListItemText primary={step} secondary="done" />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}

export default function SmallAndMedium() {
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, width: '100%', maxWidth: 480 }}
    >
      <Sample small={false} />
      <Sample small />
    </Box>
  );
}
