import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Sidebar = styled('div')({
  containerType: 'inline-size',
  containerName: 'sidebar',
  width: 320,
  maxWidth: '100%',
});

const Panel = styled('div')(({ theme }) => ({
  padding: theme.spacing(1),
  border: '1px dashed',
  [theme.containerQueries('sidebar').up(300)]: { padding: theme.spacing(3) },
}));

export default function NamedContainer() {
  return (
    <Sidebar>
      <Panel>
        Tide table
        <Box sx={{ display: { '@': 'none', '@300/sidebar': 'block' } }}>
          High water 04:12 and 16:40
        </Box>
      </Panel>
    </Sidebar>
  );
}
