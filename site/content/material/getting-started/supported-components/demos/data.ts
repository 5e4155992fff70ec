/** A component, where it comes from, and what people call it. */
export interface ComponentEntry {
  name: string;
  family: string;
  words: string;
}

/** Components that readers often look for under another name. */
export const entries: ComponentEntry[] = [
  { name: 'Autocomplete', family: 'Inputs', words: 'combobox typeahead tags multiselect' },
  { name: 'Select', family: 'Inputs', words: 'dropdown listbox picklist' },
  { name: 'Menu', family: 'Navigation', words: 'dropdown context menu actions' },
  { name: 'TextField', family: 'Inputs', words: 'input textbox textarea field' },
  { name: 'ToggleButtonGroup', family: 'Inputs', words: 'segmented control button bar' },
  { name: 'Fab', family: 'Inputs', words: 'floating action button' },
  { name: 'Chip', family: 'Data display', words: 'tag pill label token' },
  { name: 'Avatar', family: 'Data display', words: 'picture initials user photo' },
  { name: 'Tooltip', family: 'Data display', words: 'hint popup title' },
  { name: 'Snackbar', family: 'Messages and progress', words: 'toast notification message' },
  { name: 'Dialog', family: 'Messages and progress', words: 'modal window popup lightbox' },
  { name: 'CircularProgress', family: 'Messages and progress', words: 'spinner loader loading' },
  { name: 'Skeleton', family: 'Messages and progress', words: 'placeholder shimmer loading' },
  { name: 'Accordion', family: 'Surfaces', words: 'collapsible expander panel disclosure' },
  { name: 'AppBar', family: 'Surfaces', words: 'header top bar navbar' },
  { name: 'Drawer', family: 'Navigation', words: 'sidebar sheet off-canvas' },
  { name: 'Stepper', family: 'Navigation', words: 'wizard progress steps' },
  { name: 'Breadcrumbs', family: 'Navigation', words: 'path trail' },
  { name: 'Stack', family: 'Layout', words: 'flexbox row column spacing' },
  { name: 'ImageList', family: 'Layout', words: 'gallery mosaic grid list' },
];
