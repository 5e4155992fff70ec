import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const reviews = [
  {
    name: 'Nadia Brandt',
    text: 'The route along the ridge is steep but well marked. Start before nine: there is no shade after the hut, and the last bus leaves at six.',
  },
  {
    name: 'Kofi Adjei',
    text: 'We turned back at the second bridge because of the snow. The warden at the hut was kind and gave us tea.',
  },
];

export default function ReaderReviews() {
  return (
    <List aria-label="Trail reviews" sx={{ width: '100%', maxWidth: 400 }}>
      {reviews.map(({ name, text }) => (
        <ListItem key={name} alignItems="flex-start" divider>
          <ListItemAvatar>
            <Avatar aria-hidden sx={{ bgcolor: 'success.dark' }}>
              {name[0]}
            </Avatar>
          </ListItemAvatar>
          <ListItemText primary={name} secondary={text} />
        </ListItem>
      ))}
    </List>
  );
}
