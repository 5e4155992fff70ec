import AppBar from '@mui/material/AppBar';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Toolbar from '@mui/material/Toolbar';
import type { Samples } from './sample.ts';

/** What leads from place to place. */
export const navigation: Samples = {
  'app-bar': (
    <AppBar position="static">
      <Toolbar variant="dense">Library</Toolbar>
    </AppBar>
  ),
  'bottom-navigation': (
    <BottomNavigation showLabels value={0} sx={{ flex: 1 }}>
      <BottomNavigationAction label="Map" />
      <BottomNavigationAction label="Saved" />
    </BottomNavigation>
  ),
  breadcrumbs: (
    <Breadcrumbs>
      <Link component="span">Europe</Link>
      <span>Lisbon</span>
    </Breadcrumbs>
  ),
  link: <Link component="span">Read the terms</Link>,
  menu: (
    <Paper elevation={4}>
      <MenuList dense>
        <MenuItem selected>Rename</MenuItem>
        <MenuItem>Share</MenuItem>
      </MenuList>
    </Paper>
  ),
  pagination: <Pagination count={3} page={2} color="primary" />,
  stepper: (
    <Stepper activeStep={1} alternativeLabel sx={{ flex: 1 }}>
      <Step>
        <StepLabel>Cart</StepLabel>
      </Step>
      <Step>
        <StepLabel>Pay</StepLabel>
      </Step>
    </Stepper>
  ),
  tabs: (
    <Tabs value={0}>
      <Tab label="Week" />
      <Tab label="Month" />
    </Tabs>
  ),
};
