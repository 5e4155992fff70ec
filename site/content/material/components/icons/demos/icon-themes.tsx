import DeleteIcon from '@mui/icons-material/Delete';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import DeleteRoundedIcon from '@mui/icons-material/DeleteRounded';
import DeleteSharpIcon from '@mui/icons-material/DeleteSharp';
import DeleteTwoToneIcon from '@mui/icons-material/DeleteTwoTone';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const themes = [
  { name: 'Filled', icon: <DeleteIcon /> },
  { name: 'Outlined', icon: <DeleteOutlinedIcon /> },
  { name: 'Rounded', icon: <DeleteRoundedIcon /> },
  { name: 'Two tone', icon: <DeleteTwoToneIcon /> },
  { name: 'Sharp', icon: <DeleteSharpIcon /> },
];

export default function IconThemes() {
  return (
    <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
      {themes.map(({ name, icon }) => (
        <Stack key={name} sx={{ alignItems: 'center' }}>
          {icon}
          <Typography variant="body2">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
