import { useState } from 'react';
import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import SortByAlpha from '@mui/icons-material/SortByAlpha';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function BottomBar() {
  const [tasks, setTasks] = useState(['Water the plants', 'Call the dentist', 'Return the keys']);

  return (
    <>
      {tasks.map((task) => (
        <Typography key={task} sx={{ p: 1.5 }}>
          {task}
        </Typography>
      ))}
      {/* #region */}
      <Toolbar />
      <AppBar component="div" sx={{ top: 'auto', bottom: 0 }}>
        <Toolbar>
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Sort by name"
            onClick={() => setTasks(tasks.toSorted())}
          >
            <SortByAlpha />
          </IconButton>
          <Fab
            color="secondary"
            aria-label="Add a task"
            onClick={() => setTasks([...tasks, `Task ${tasks.length + 1}`])}
            sx={{ position: 'absolute', top: -28, insetInline: 0, mx: 'auto' }}
          >
            <Add />
          </Fab>
          <Box sx={{ flexGrow: 1 }} />
          <IconButton
            edge="end"
            color="inherit"
            aria-label="Delete the last task"
            onClick={() => setTasks(tasks.slice(0, -1))}
          >
            <DeleteOutlined />
          </IconButton>
        </Toolbar>
      </AppBar>
      {/* #endregion */}
    </>
  );
}
