import { useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import InputBase from '@mui/material/InputBase';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';

// #region
const PillInput = styled(InputBase)(({ theme }) => ({
  borderRadius: 20,
  border: '1px solid',
  borderColor: (theme.vars ?? theme).palette.divider,
  '& .MuiInputBase-input': { padding: theme.spacing(1, 2), borderRadius: 20 },
  '&.Mui-focused': { borderColor: (theme.vars ?? theme).palette.primary.main },
}));
// #endregion

export default function OwnLook() {
  const [order, setOrder] = useState('newest');

  return (
    <Select
      input={<PillInput />}
      IconComponent={ExpandMore}
      inputProps={{ 'aria-label': 'Sort by' }}
      MenuProps={{ slotProps: { paper: { sx: { mt: 1, borderRadius: 3 } } } }}
      value={order}
      onChange={(event) => setOrder(event.target.value)}
      sx={{ width: 200 }}
    >
      <MenuItem value="newest">Newest first</MenuItem>
      <MenuItem value="oldest">Oldest first</MenuItem>
      <MenuItem value="title">Title</MenuItem>
    </Select>
  );
}
