import { useState } from 'react';
import EditIcon from '@mui/icons-material/Edit';
import PersonAddIcon from '@mui/icons-material/PersonAdd';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';
import { useTheme } from '@mui/material/styles';

const views = [
  { label: 'Messages', action: 'Write message', icon: <EditIcon />, color: 'primary' },
  { label: 'Members', action: 'Invite member', icon: <PersonAddIcon />, color: 'secondary' },
] as const;

export default function FabZoom() {
  const [tab, setTab] = useState(0);
  const [done, setDone] = useState('Nothing new in the choir');
  const { duration } = useTheme().transitions;

  return (
    <Box
      sx={{
        position: 'relative',
        width: '100%',
        maxWidth: 360,
        height: 220,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Tabs value={tab} onChange={(_event, value: number) => setTab(value)} aria-label="Choir">
        {views.map(({ label }) => (
          <Tab key={label} label={label} />
        ))}
      </Tabs>
      <Typography role="status" sx={{ p: 2 }}>
        {done}
      </Typography>
      {views.map(({ label, action, icon, color }, index) => (
        <Zoom
          key={label}
          in={tab === index}
          unmountOnExit
          style={{ transitionDelay: `${tab === index ? duration.leavingScreen : 0}ms` }}
        >
          <Fab
            color={color}
            aria-label={action}
            onClick={() => setDone(`Opened: ${action}`)}
            sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
          >
            {icon}
          </Fab>
        </Zoom>
      ))}
    </Box>
  );
}
