import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import CardHeader from '@mui/material/CardHeader';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import LinearProgress from '@mui/material/LinearProgress';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import MobileStepper from '@mui/material/MobileStepper';
import OutlinedInput from '@mui/material/OutlinedInput';
import PaginationItem from '@mui/material/PaginationItem';
import Radio from '@mui/material/Radio';
import Select from '@mui/material/Select';
import Slider from '@mui/material/Slider';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import TablePagination from '@mui/material/TablePagination';
import TableSortLabel from '@mui/material/TableSortLabel';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { claim, expect, page, show } from '#claims';

const icon = <svg width="16" height="16" />;

/** Something of each component whose classes are on the page. */
const gallery = (
  <>
    <Accordion>
      <AccordionSummary>Summary</AccordionSummary>
      <p>Details</p>
    </Accordion>
    <Alert severity="success">Standard</Alert>
    <Alert severity="error" variant="outlined">
      Outlined
    </Alert>
    <Alert severity="info" variant="filled">
      Filled
    </Alert>
    <Button size="small" startIcon={icon}>
      Text
    </Button>
    <Button variant="outlined" color="secondary">
      Outlined
    </Button>
    <Button variant="contained" size="large">
      Contained
    </Button>
    <ButtonGroup variant="text">
      <Button>a</Button>
      <Button>b</Button>
    </ButtonGroup>
    <ButtonGroup variant="outlined" orientation="vertical" color="secondary">
      <Button>a</Button>
      <Button>b</Button>
    </ButtonGroup>
    <Chip
      label="Small"
      size="small"
      color="primary"
      variant="outlined"
      avatar={<Avatar>A</Avatar>}
      onClick={() => undefined}
      onDelete={() => undefined}
    />
    <Chip label="Medium" color="secondary" icon={icon} />
    <CircularProgress variant="determinate" value={20} aria-label="One" />
    <CircularProgress aria-label="Two" />
    <Divider orientation="vertical">or</Divider>
    <Drawer variant="permanent">Docked</Drawer>
    <ImageListItemBar title="Below" position="below" />
    <ImageListItemBar title="Left" actionPosition="left" actionIcon={icon} />
    <ImageListItemBar title="Right" actionIcon={icon} />
    <OutlinedInput size="small" startAdornment="a" endAdornment="b" />
    <OutlinedInput multiline />
    <TextField variant="filled" hiddenLabel />
    <LinearProgress variant="determinate" value={20} aria-label="Three" />
    <LinearProgress aria-label="Four" color="secondary" />
    <LinearProgress variant="buffer" value={20} valueBuffer={40} aria-label="Five" />
    <PaginationItem page={1} color="primary" />
    <PaginationItem page={2} color="secondary" variant="outlined" />
    <Select value="" />
    <Select value="" variant="filled" />
    <Select value="" variant="standard" />
    <Slider aria-label="Six" size="small" color="secondary" />
    <Stepper>
      <Step>
        <StepLabel>One</StepLabel>
      </Step>
      <Step>
        <StepLabel>Two</StepLabel>
      </Step>
    </Stepper>
    <Stepper orientation="vertical">
      <Step>
        <StepLabel>One</StepLabel>
      </Step>
      <Step>
        <StepLabel>Two</StepLabel>
      </Step>
    </Stepper>
    <Tabs value={0}>
      <Tab icon={icon} label="Tab" />
    </Tabs>
    <Tabs value={0} orientation="vertical">
      <Tab label="Tab" />
    </Tabs>
    <TableSortLabel active direction="asc" />
    <TableSortLabel active direction="desc" />
    <ToggleButtonGroup>
      <ToggleButton value="a">a</ToggleButton>
    </ToggleButtonGroup>
    <ToggleButtonGroup orientation="vertical">
      <ToggleButton value="a">a</ToggleButton>
    </ToggleButtonGroup>
    <Dialog open scroll="body">
      Body
    </Dialog>
    <Dialog open>Paper</Dialog>
    <Drawer open anchor="right">
      Right
    </Drawer>
  </>
);

/** Name of the component, deprecated class, its replacement; the prefix `.Mui…-` is written as `~`. */
const replacements: readonly (readonly [string, string, string])[] = [
  ['AccordionSummary', '~contentGutters', '~gutters ~content'],
  ['Alert', '~standardSuccess', '~standard~colorSuccess'],
  ['Alert', '~outlinedError', '~outlined~colorError'],
  ['Alert', '~filledInfo', '~filled~colorInfo'],
  ['Button', '~textPrimary', '~text~colorPrimary'],
  ['Button', '~outlinedSecondary', '~outlined~colorSecondary'],
  ['Button', '~containedPrimary', '~contained~colorPrimary'],
  ['Button', '~textSizeSmall', '~text~sizeSmall'],
  ['Button', '~iconSizeSmall', '~sizeSmall > ~icon'],
  ['ButtonGroup', '~groupedHorizontal', '~horizontal > ~grouped'],
  ['ButtonGroup', '~groupedVertical', '~vertical > ~grouped'],
  ['ButtonGroup', '~groupedText', '~text > ~grouped'],
  ['ButtonGroup', '~groupedTextHorizontal', '~text~horizontal > ~grouped'],
  ['ButtonGroup', '~groupedTextPrimary', '~text~colorPrimary > ~grouped'],
  ['ButtonGroup', '~groupedOutlinedSecondary', '~outlined~colorSecondary > ~grouped'],
  ['Chip', '~outlinedPrimary', '~outlined~colorPrimary'],
  ['Chip', '~filledSecondary', '~filled~colorSecondary'],
  ['Chip', '~clickableColorPrimary', '~clickable~colorPrimary'],
  ['Chip', '~deletableColorPrimary', '~deletable~colorPrimary'],
  ['Chip', '~avatarSmall', '~sizeSmall > ~avatar'],
  ['Chip', '~iconMedium', '~sizeMedium > ~icon'],
  ['Chip', '~labelSmall', '~sizeSmall > ~label'],
  ['Chip', '~avatarColorPrimary', '~colorPrimary > ~avatar'],
  ['Chip', '~deleteIconSmall', '~sizeSmall > ~deleteIcon'],
  ['Chip', '~deleteIconOutlinedColorPrimary', '~outlined~colorPrimary > ~deleteIcon'],
  ['CircularProgress', '~circleDeterminate', '~determinate ~circle'],
  ['CircularProgress', '~circleIndeterminate', '~indeterminate ~circle'],
  ['Dialog', '~paperScrollBody', '~scrollBody > ~paper'],
  ['Dialog', '~paperScrollPaper', '~scrollPaper > ~paper'],
  ['Divider', '~withChildrenVertical', '~withChildren~vertical'],
  ['Drawer', '~paperAnchorRight', '~anchorRight > ~paper'],
  ['Drawer', '~paperAnchorDockedLeft', '~docked~anchorLeft > ~paper'],
  ['ImageListItemBar', '~titleWrapBelow', '~positionBelow > ~titleWrap'],
  ['ImageListItemBar', '~titleWrapActionPosLeft', '~actionPositionLeft > ~titleWrap'],
  ['ImageListItemBar', '~actionIconActionPosLeft', '~actionPositionLeft > ~actionIcon'],
  ['InputBase', '~inputSizeSmall', '~sizeSmall > ~input'],
  ['InputBase', '~inputMultiline', '~multiline > ~input'],
  ['InputBase', '~inputAdornedStart', '~adornedStart > ~input'],
  ['InputBase', '~inputAdornedEnd', '~adornedEnd > ~input'],
  ['InputBase', '~inputHiddenLabel', '~hiddenLabel > ~input'],
  ['LinearProgress', '~dashedColorPrimary', '~colorPrimary > ~dashed'],
  ['LinearProgress', '~bar1Determinate', '~determinate > ~bar1'],
  ['LinearProgress', '~bar1Indeterminate', '~indeterminate > ~bar1'],
  ['LinearProgress', '~bar1Buffer', '~buffer > ~bar1'],
  ['LinearProgress', '~bar2Indeterminate', '~indeterminate > ~bar2'],
  ['LinearProgress', '~bar2Buffer', '~buffer > ~bar2'],
  ['PaginationItem', '~textPrimary', '~text~colorPrimary'],
  ['PaginationItem', '~outlinedSecondary', '~outlined~colorSecondary'],
  ['Select', '~iconFilled', '~filled + input + ~icon, ~filled ~ ~icon'],
  ['Slider', '~thumbColorSecondary', '~colorSecondary > ~thumb'],
  ['Slider', '~thumbSizeSmall', '~sizeSmall > ~thumb'],
  ['StepConnector', '~lineHorizontal', '~horizontal > ~line'],
  ['StepConnector', '~lineVertical', '~vertical > ~line'],
  ['Tab', '~iconWrapper', '~icon'],
  ['TableSortLabel', '~iconDirectionAsc', '~directionAsc > ~icon'],
  ['TableSortLabel', '~iconDirectionDesc', '~directionDesc > ~icon'],
  ['Tabs', '~flexContainer', '~list'],
  ['Tabs', '~flexContainerVertical', '~list~vertical'],
  ['ToggleButtonGroup', '~groupedHorizontal', '~horizontal > ~grouped'],
  ['ToggleButtonGroup', '~groupedVertical', '~vertical > ~grouped'],
];

claim('| Deprecated class | Use |', async () => {
  await show(gallery);
  await expect.element(page.getByText('Paper', { exact: true })).toBeVisible();
  const find = (component: string, selector: string) => [
    ...document.querySelectorAll(selector.replaceAll(/~(?=\w)/g, `.Mui${component}-`)),
  ];
  const wrong = replacements.filter(([component, old, now]) => {
    const before = find(component, old);
    const after = find(component, now);
    return (
      after.length === 0 ||
      before.length !== after.length ||
      before.some((it) => !after.includes(it))
    );
  });
  const seen = (component: string, old: string, now: string) =>
    `${component} ${old} ${find(component, old).length} ${now} ${find(component, now).length}`;
  expect(wrong.map(([component, old, now]) => seen(component, old, now))).toEqual([]);
});

claim('That does not match: there is an `<svg>` between the elements.', async () => {
  await show(<CircularProgress aria-label="Loading" />);
  expect(
    document.querySelector('.MuiCircularProgress-indeterminate > .MuiCircularProgress-circle'),
  ).toBeNull();
  expect(
    document.querySelector(
      '.MuiCircularProgress-indeterminate > svg > .MuiCircularProgress-circle',
    ),
  ).not.toBeNull();
});

claim(
  'In the buffer variant, the new selector for the bar also matches the second bar.',
  async () => {
    await show(<LinearProgress variant="buffer" value={20} valueBuffer={40} aria-label="Five" />);
    expect(document.querySelectorAll('.MuiLinearProgress-barColorPrimary')).toHaveLength(1);
    expect(
      document.querySelectorAll('.MuiLinearProgress-colorPrimary > .MuiLinearProgress-bar'),
    ).toHaveLength(2);
  },
);

claim('When both are set, the new prop wins over the old one.', async () => {
  const { container } = await show(
    <TextField
      label="Weight"
      InputProps={{ endAdornment: 'lb' }}
      slotProps={{ input: { endAdornment: 'kg' } }}
    />,
  );
  expect(container.textContent).toContain('kg');
  expect(container.textContent).not.toContain('lb');
});

claim('The old names still work in version 7.1.2', async () => {
  await show(
    <>
      <TextField label="Old" inputProps={{ 'data-testid': 'old-input' }} />
      <ListItemText primary="Rehearsal" primaryTypographyProps={{ lang: 'en' }} />
    </>,
  );
  expect(page.getByTestId('old-input').element().tagName).toBe('INPUT');
  await expect.element(page.getByText('Rehearsal')).toHaveAttribute('lang', 'en');
});

claim('are keys of `slotProps`.', async () => {
  const marked = (name: string) => ({ 'data-testid': name });
  await show(
    <>
      <Accordion slotProps={{ transition: marked('accordion-transition') }}>
        <AccordionSummary>Summary</AccordionSummary>
        <p>Details</p>
      </Accordion>
      <Alert onClose={() => undefined} slotProps={{ closeButton: { title: 'Dismiss' } }}>
        Alert
      </Alert>
      <Avatar src="/none.png" alt="A" slotProps={{ img: { loading: 'lazy' } }} />
      <AvatarGroup max={2} slotProps={{ surplus: { className: 'surplus' } }}>
        <Avatar>A</Avatar>
        <Avatar>B</Avatar>
        <Avatar>C</Avatar>
      </AvatarGroup>
      <CardHeader
        title="Title"
        subheader="Subheader"
        slotProps={{ title: { className: 'title' }, subheader: { className: 'subheader' } }}
      />
      <Checkbox slotProps={{ input: { 'aria-label': 'Checkbox' } }} />
      <Radio slotProps={{ input: { 'aria-label': 'Radio' } }} />
      <Switch slotProps={{ input: { 'aria-label': 'Switch' } }} />
      <FormControlLabel
        control={<Checkbox />}
        label="Label"
        slotProps={{ typography: { className: 'typography' } }}
      />
      <ListItem slotProps={{ root: { className: 'list-item-root' } }}>Item</ListItem>
      <ListItemText
        primary="Primary"
        secondary="Secondary"
        slotProps={{ primary: { className: 'primary' }, secondary: { className: 'secondary' } }}
      />
      <MobileStepper
        variant="progress"
        steps={3}
        nextButton={null}
        backButton={null}
        slotProps={{ progress: { 'aria-label': 'Steps' } }}
      />
      <StepLabel slotProps={{ stepIcon: { className: 'step-icon' } }} icon={1}>
        Step
      </StepLabel>
      <Tabs value={0} slotProps={{ indicator: { className: 'indicator' } }}>
        <Tab label="Tab" />
      </Tabs>
      <TablePagination
        component="div"
        count={30}
        page={0}
        rowsPerPage={10}
        onPageChange={() => undefined}
        slotProps={{ actions: { nextButton: { title: 'Forward' } } }}
      />
      <Tooltip title="Tip" open slotProps={{ tooltip: { className: 'tip' } }}>
        <span>Target</span>
      </Tooltip>
      <Autocomplete
        open
        options={['Ada']}
        slotProps={{ listbox: { className: 'listbox' }, paper: { className: 'options' } }}
        renderInput={(params) => <TextField {...params} label="Player" />}
      />
    </>,
  );
  await findAll([
    '[data-testid="accordion-transition"]',
    '[title="Dismiss"]',
    'img[loading="lazy"], .MuiAvatar-fallback',
    '.surplus',
    '.title',
    '.subheader',
    '[aria-label="Checkbox"]',
    '[aria-label="Radio"]',
    '[aria-label="Switch"]',
    '.typography',
    '.list-item-root',
    '.primary',
    '.secondary',
    '[aria-label="Steps"]',
    '.step-icon',
    '.indicator',
    '[title="Forward"]',
    '.tip',
    '.listbox',
    '.options',
  ]);
});

async function findAll(selectors: readonly string[]): Promise<void> {
  await expect
    .poll(() => selectors.filter((selector) => !document.querySelector(selector)))
    .toEqual([]);
}

claim('`paragraph` set the element and a bottom margin of 16px.', async () => {
  await show(
    <>
      <Typography paragraph>Old</Typography>
      <Typography sx={{ marginBottom: '16px' }}>New</Typography>
    </>,
  );
  for (const text of ['Old', 'New']) {
    const element = page.getByText(text).element();
    expect(element.tagName).toBe('P');
    expect(getComputedStyle(element).marginBottom).toBe('16px');
  }
});

claim('`renderValue` also works without `multiple`.', async () => {
  await show(
    <Autocomplete
      options={['Ada', 'Bo']}
      defaultValue="Bo"
      renderValue={(name, getItemProps) => <Chip label={name} {...getItemProps()} />}
      renderInput={(params) => <TextField {...params} label="Player" />}
    />,
  );
  expect(document.querySelector('.MuiChip-label')?.textContent).toBe('Bo');
});
