import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export default function UnitGroups() {
  return (
    <TextField select label="Sold by" defaultValue="crate" sx={{ width: 260, maxWidth: '100%' }}>
      <ListSubheader>Weight</ListSubheader>
      <MenuItem value="kg">Kilogram</MenuItem>
      <MenuItem value="t">Tonne</MenuItem>
      <ListSubheader>Pieces</ListSubheader>
      <MenuItem value="crate">Crate of 12</MenuItem>
      <MenuItem value="pallet">Pallet of 40 crates</MenuItem>
    </TextField>
  );
}
