import type { IconSetConfig } from 'engine';
import { actions } from './meanings/actions.ts';
import { places } from './meanings/places.ts';
import { states } from './meanings/states.ts';
import { things } from './meanings/things.ts';

/** The icons that readers can search, and what they can choose for them. */
export const iconSet: IconSetConfig = {
  packageName: '@mui/icons-material',
  entry: 'esm/index.js',
  styles: [
    { id: 'filled', suffix: '' },
    { id: 'outlined', suffix: 'Outlined' },
    { id: 'rounded', suffix: 'Rounded' },
    { id: 'two-tone', suffix: 'TwoTone' },
    { id: 'sharp', suffix: 'Sharp' },
  ],
  common: [
    'Delete',
    'Home',
    'Search',
    'Settings',
    'Menu',
    'Close',
    'Add',
    'Edit',
    'Check',
    'Info',
    'Warning',
    'Error',
    'Help',
    'Person',
    'AccountCircle',
    'Notifications',
    'Favorite',
    'Star',
    'Visibility',
    'Lock',
    'ArrowBack',
    'ArrowForward',
    'ExpandMore',
    'ChevronRight',
    'MoreVert',
    'FilterList',
    'Refresh',
    'Download',
    'Share',
    'ContentCopy',
    'Email',
    'Phone',
    'CalendarToday',
    'AccessTime',
    'ShoppingCart',
    'Place',
  ],
  meanings: { ...actions, ...states, ...things, ...places },
  sizes: [
    { label: 'small', code: 'fontSize="small"', pixels: 20 },
    { label: 'medium', code: '', pixels: 24 },
    { label: 'large', code: 'fontSize="large"', pixels: 35 },
    { label: '48', code: 'sx={{ fontSize: 48 }}', pixels: 48 },
  ],
  colors: [
    { label: 'inherit', code: '', css: 'inherit' },
    ...['primary', 'secondary', 'success', 'error', 'info', 'warning'].map((name) => ({
      label: name,
      code: `color="${name}"`,
      css: `var(--mui-palette-${name}-main)`,
    })),
    { label: 'action', code: 'color="action"', css: 'var(--mui-palette-action-active)' },
    { label: 'disabled', code: 'color="disabled"', css: 'var(--mui-palette-action-disabled)' },
  ],
};
