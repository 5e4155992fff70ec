import Box from '@mui/material/Box';
import { folders } from './data';
import { treemap } from './treemap';

export default function DiskSpace() {
  return (
    <Box
      component="ul"
      aria-label="Disk space by folder"
      sx={{
        position: 'relative',
        width: '100%',
        aspectRatio: { xs: '4 / 3', sm: '16 / 9' },
        m: 0,
        p: 0,
      }}
    >
      {treemap(folders, { x: 0, y: 0, width: 160, height: 90 }).map((folder) => (
        <Box
          component="li"
          key={folder.name}
          style={{
            insetInlineStart: `${(folder.x / 160) * 100}%`,
            top: `${(folder.y / 90) * 100}%`,
            width: `${(folder.width / 160) * 100}%`,
            height: `${(folder.height / 90) * 100}%`,
          }}
          sx={{
            position: 'absolute',
            overflow: 'hidden',
            listStyle: 'none',
            p: { xs: 0.25, sm: 0.5 },
            fontSize: { xs: 12, sm: 14 },
            border: 1,
            borderColor: 'primary.main',
            bgcolor: 'action.hover',
          }}
        >
          {`${folder.name} ${folder.value} GB`}
        </Box>
      ))}
    </Box>
  );
}
