import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import Divider from '@mui/material/Divider';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Samples } from './sample.ts';

/** What shows something: data, messages and surfaces. */
export const content: Samples = {
  accordion: (
    <Accordion sx={{ flex: 1 }} slots={{ heading: 'div' }}>
      <AccordionSummary>Delivery</AccordionSummary>
    </Accordion>
  ),
  alert: <Alert severity="success">Saved</Alert>,
  avatar: (
    <Stack direction="row" spacing={1}>
      <Avatar>AM</Avatar>
      <Avatar variant="rounded">K</Avatar>
    </Stack>
  ),
  badge: (
    <Badge badgeContent={4} color="primary">
      <Avatar component="span" variant="rounded">
        M
      </Avatar>
    </Badge>
  ),
  card: (
    <Card sx={{ flex: 1 }}>
      <CardHeader title="Ward 3" subheader="12 beds" avatar={<Avatar>W</Avatar>} />
    </Card>
  ),
  chip: (
    <Stack direction="row" spacing={1}>
      <Chip label="Vegan" color="primary" />
      <Chip label="Spicy" variant="outlined" />
    </Stack>
  ),
  divider: <Divider sx={{ flex: 1 }}>Today</Divider>,
  list: (
    <List dense disablePadding sx={{ flex: 1 }}>
      <ListItem divider>
        <ListItemText primary="Berlin" secondary="09:40" />
      </ListItem>
      <ListItem>
        <ListItemText primary="Vienna" secondary="13:05" />
      </ListItem>
    </List>
  ),
  paper: (
    <Paper elevation={4} sx={{ p: 2 }}>
      Open until 8 p.m.
    </Paper>
  ),
  progress: (
    <Stack spacing={2} sx={{ flex: 1, alignItems: 'center' }}>
      <CircularProgress variant="determinate" value={70} />
      <LinearProgress variant="determinate" value={60} sx={{ alignSelf: 'stretch' }} />
    </Stack>
  ),
  skeleton: (
    <Stack spacing={1} sx={{ flex: 1 }}>
      <Skeleton animation={false} variant="rounded" height={48} />
      <Skeleton animation={false} />
    </Stack>
  ),
  snackbar: <SnackbarContent message="Order archived" sx={{ minWidth: { sm: 0 }, flexGrow: 0 }} />,
  table: (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Route</TableCell>
          <TableCell align="right">Stops</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell>North</TableCell>
          <TableCell align="right">14</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  ),
  typography: (
    <div>
      <Typography variant="h5" component="div">
        Headline
      </Typography>
      <Typography variant="body2">Body text</Typography>
    </div>
  ),
};
