import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';

// #region
const SoftField = styled(TextField)(({ theme }) => ({
  '& .MuiOutlinedInput-root': {
    borderRadius: 16,
    backgroundColor: (theme.vars ?? theme).palette.action.hover,
    '& .MuiOutlinedInput-notchedOutline': { borderColor: 'transparent' },
    '&:hover .MuiOutlinedInput-notchedOutline': { borderStyle: 'dashed' },
    '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
      borderColor: (theme.vars ?? theme).palette.secondary.main,
    },
  },
  '& .MuiInputLabel-root.Mui-focused': { color: (theme.vars ?? theme).palette.text.primary },
}));
// #endregion

export default function SoftStyle() {
  return <SoftField label="Playlist name" defaultValue="Rainy Sunday" />;
}
