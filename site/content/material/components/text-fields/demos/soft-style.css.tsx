import TextField from '@mui/material/TextField';
import './soft-style.css';

export default function SoftStyle() {
  return <TextField label="Playlist name" defaultValue="Rainy Sunday" className="soft-style" />;
}
