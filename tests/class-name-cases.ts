/** Components to draw, by the package they come from, with props that bring out more of their classes. */
const cases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@mui/material': {
    AccordionDetails: '',
    Alert: 'severity="error" variant="filled" onClose={nothing}',
    AlertTitle: '',
    AppBar: 'position="static" color="secondary"',
    Avatar: 'variant="rounded" children="A"',
    Badge: 'badgeContent={4} color="primary"',
    BottomNavigation: '',
    Breadcrumbs: '',
    Button: 'variant="contained" size="small" disabled startIcon="+"',
    ButtonGroup: 'orientation="vertical"',
    Card: '',
    CardHeader: 'title="A" subheader="B" avatar="C" action="D"',
    Checkbox: 'checked readOnly size="small"',
    Chip: 'label="A" clickable onDelete={nothing} color="error"',
    CircularProgress: 'variant="determinate" value={40}',
    DialogContent: 'dividers',
    Divider: 'orientation="vertical" flexItem',
    Fab: 'variant="extended" color="primary"',
    FilledInput: 'multiline error',
    FormControl: 'fullWidth margin="dense"',
    FormHelperText: 'error',
    IconButton: 'edge="start" color="primary"',
    Input: 'fullWidth',
    LinearProgress: 'variant="buffer" value={1} valueBuffer={2}',
    Link: 'underline="hover" component="button"',
    List: 'dense subheader="A"',
    ListItemText: 'primary="A" secondary="B" inset',
    OutlinedInput: 'label="A" size="small"',
    Pagination: 'count={3} variant="outlined"',
    Paper: 'elevation={3}',
    Rating: 'value={2.5} precision={0.5} readOnly',
    Skeleton: 'variant="circular"',
    Slider: 'value={30} marks disabled',
    Stepper: 'orientation="vertical"',
    Switch: 'size="small" defaultChecked',
    Tab: 'label="A" icon="+"',
    Toolbar: 'variant="dense"',
    Typography: 'variant="h3" gutterBottom noWrap',
  },
  '@mui/x-data-grid': {
    DataGrid: 'rows={[{ id: 1, a: 1 }]} columns={[{ field: "a" }]} checkboxSelection',
  },
  '@mui/x-date-pickers': {
    DateCalendar: '',
    DayCalendarSkeleton: '',
    DigitalClock: '',
    MonthCalendar: '',
    MultiSectionDigitalClock: '',
    TimeClock: '',
    YearCalendar: '',
  },
  '@mui/x-tree-view': {
    RichTreeView: 'items={[{ id: "a", label: "A" }]}',
    SimpleTreeView: '',
  },
};

/** A component whose classes are looked up in the page. */
export interface ClassNameCase {
  name: string;
  from: string;
  /** Attributes as written in code. */
  props: string;
}

/** The components of all packages. */
export const classNameCases: readonly ClassNameCase[] = Object.entries(cases).flatMap(
  ([from, components]) =>
    Object.entries(components).map(([name, props]) => ({ name, from, props })),
);

/**
 * A demo that draws every case and adds a class of its own, `probe-<key>`, for each key of `classes`:
 * the component puts it wherever it puts the class that it names itself.
 */
export function probingDemo(keysOf: Readonly<Record<string, readonly string[]>>): string {
  const imports = Object.entries(cases).map(
    ([from, components]) => `import { ${Object.keys(components).join(', ')} } from '${from}';`,
  );
  const elements = classNameCases.map(
    ({ name, props }) =>
      `<div data-of="${name}"><${name} ${props} classes={probes('${name}')} /></div>`,
  );
  return `${imports.join('\n')}
import { LocalizationProvider } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';

const keys = ${JSON.stringify(keysOf)};

function nothing() {}

function probes(name) {
  return Object.fromEntries(keys[name].map((key) => [key, 'probe-' + key]));
}

export default function Probes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      ${elements.join('\n      ')}
    </LocalizationProvider>
  );
}
`;
}
