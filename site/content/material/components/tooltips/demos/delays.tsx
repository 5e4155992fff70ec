import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatUnderlinedIcon from '@mui/icons-material/FormatUnderlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

const styles = [
  { name: 'Bold', icon: <FormatBoldIcon /> },
  { name: 'Italic', icon: <FormatItalicIcon /> },
  { name: 'Underline', icon: <FormatUnderlinedIcon /> },
];

export default function Delays() {
  return (
    <div>
      {styles.map(({ name, icon }) => (
        <Tooltip key={name} title={name} enterDelay={600} enterNextDelay={50}>
          <IconButton href="#delays">{icon}</IconButton>
        </Tooltip>
      ))}
    </div>
  );
}
