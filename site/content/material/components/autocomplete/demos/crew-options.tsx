import Autocomplete from '@mui/material/Autocomplete';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';

const crew = [
  { label: 'Ines Ferreira', task: 'Captain' },
  { label: 'Jonas Berg', task: 'First officer' },
  { label: 'Mei Tanaka', task: 'Chief engineer' },
  { label: 'Samir Haddad', task: 'Cook' },
];

export default function CrewOptions() {
  return (
    <Autocomplete
      options={crew}
      autoHighlight
      sx={{ width: 300, maxWidth: '100%' }}
      renderOption={({ key, ...props }, { label, task }) => (
        <Box component="li" key={key} {...props} sx={{ gap: 2 }}>
          <Avatar aria-hidden sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
            {label.charAt(0)}
          </Avatar>
          <ListItemText primary={label} secondary={task} />
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label="On watch" />}
    />
  );
}
