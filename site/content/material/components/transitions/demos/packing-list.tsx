import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { TransitionGroup } from 'react-transition-group';

const things = ['Tent', 'Stove', 'Sleeping bag', 'First-aid kit'];

export default function PackingList() {
  const [packed, setPacked] = useState(things.slice(0, 2));
  const next = things.find((thing) => !packed.includes(thing));

  return (
    <Box sx={{ width: 280, maxWidth: '100%' }}>
      <Button disabled={!next} onClick={() => next && setPacked([next, ...packed])}>
        {next ? `Pack ${next}` : 'All packed'}
      </Button>
      <TransitionGroup component={List}>
        {packed.map((thing) => (
          <Collapse key={thing} component="li">
            <ListItem component="div">
              <Box sx={{ flexGrow: 1 }}>{thing}</Box>
              <Button
                size="small"
                aria-label={`Unpack ${thing}`}
                onClick={() => setPacked(packed.filter((name) => name !== thing))}
              >
                Unpack
              </Button>
            </ListItem>
          </Collapse>
        ))}
      </TransitionGroup>
    </Box>
  );
}
