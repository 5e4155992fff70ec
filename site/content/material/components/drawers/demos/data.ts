import EventIcon from '@mui/icons-material/Event';
import MapIcon from '@mui/icons-material/Map';
import PersonIcon from '@mui/icons-material/Person';
import SettingsIcon from '@mui/icons-material/Settings';

/** Pages of the app in the demos. */
export const pages = [
  { name: 'Timetable', Icon: EventIcon },
  { name: 'Map', Icon: MapIcon },
  { name: 'Passengers', Icon: PersonIcon },
  { name: 'Settings', Icon: SettingsIcon },
];
