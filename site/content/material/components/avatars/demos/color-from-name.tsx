import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const colors = ['primary', 'secondary', 'success'];
const tutors = ['Yusuf Demir', 'Clara Benoît', 'Ana Lucía Prado', 'Wen'];

function avatarOf(name: string) {
  const words = name.split(' ');
  const initials = [words.at(0), words.length > 1 ? words.at(-1) : ''];
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  const color = colors[sum % colors.length];
  return {
    children: initials.map((word) => Array.from(word ?? '')[0]).join(''),
    sx: { bgcolor: `${color}.main`, color: `${color}.contrastText` },
  };
}

export default function ColorFromName() {
  return (
    <List dense aria-label="Tutors" sx={{ width: '100%', maxWidth: 280 }}>
      {tutors.map((name) => (
        <ListItem key={name}>
          <ListItemAvatar>
            <Avatar aria-hidden {...avatarOf(name)} />
          </ListItemAvatar>
          <ListItemText primary={name} />
        </ListItem>
      ))}
    </List>
  );
}
