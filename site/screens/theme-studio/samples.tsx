import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import dayjs from 'dayjs';
import { useState, type ReactNode } from 'react';
import type { SchemeName } from './my-theme.ts';

/** Components of every product, as one small application would use them. */
export function Samples({ scheme }: { scheme: SchemeName }) {
  return (
    <>
      <Typography variant="subtitle2" component="h2" sx={{ color: 'text.secondary', mb: 1 }}>
        {scheme === 'light' ? 'Light' : 'Dark'}
      </Typography>
      <div className="board__grid">
        <Card>
          <Actions />
        </Card>
        <Card>
          <Fields />
        </Card>
        <Card>
          <Messages />
        </Card>
        <Card>
          <Papers scheme={scheme} />
        </Card>
        <Card size="wide">
          <Lots scheme={scheme} />
        </Card>
        <Card size="broad">
          <Calendar />
        </Card>
        <Card size="broad">
          <Bags />
        </Card>
      </div>
    </>
  );
}

interface CardProps {
  /** `wide` always takes the whole width, `broad` where two would be too narrow. */
  size?: 'broad' | 'wide';
  children: ReactNode;
}

function Card({ size, children }: CardProps) {
  return (
    <Paper
      variant="outlined"
      className={size ? `board__card board__card--${size}` : 'board__card'}
      sx={{ p: size === 'wide' ? 0 : 2 }}
    >
      {children}
    </Paper>
  );
}

function Actions() {
  const [tab, setTab] = useState(0);
  return (
    <Stack spacing={2}>
      <Tabs
        value={tab}
        onChange={(_event, value: number) => setTab(value)}
        aria-label="Shipment"
        variant="scrollable"
      >
        <Tab label="Shipment" />
        <Tab label="Customs" />
      </Tabs>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained">Book</Button>
        <Button variant="outlined">Quote</Button>
        <Button color="secondary">Cancel</Button>
      </Stack>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Chip label="Cleared" color="primary" />
        <Chip label="At sea" color="secondary" variant="outlined" />
        <Chip label="Draft" onDelete={() => undefined} />
      </Stack>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel control={<Switch defaultChecked />} label="Notify" />
        <FormControlLabel control={<Checkbox defaultChecked color="secondary" />} label="Insured" />
      </Stack>
    </Stack>
  );
}

function Fields() {
  return (
    <Stack spacing={2}>
      <TextField label="Port of arrival" defaultValue="Trieste" fullWidth />
      <TextField label="Bags" defaultValue="0" error helperText="At least one bag" fullWidth />
      <Slider defaultValue={60} aria-label="Share of the container" valueLabelDisplay="auto" />
    </Stack>
  );
}

function Messages() {
  return (
    <Stack spacing={1}>
      <Alert severity="error">Seal number is missing</Alert>
      <Alert severity="warning">Two bags are wet</Alert>
      <Alert severity="info">Lands on March 12</Alert>
      <Alert severity="success">Customs cleared</Alert>
    </Stack>
  );
}

function Calendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
      <DateCalendar
        defaultValue={dayjs('2026-03-12')}
        sx={{ inlineSize: '100%', maxInlineSize: 320 }}
      />
    </LocalizationProvider>
  );
}

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Lot', flex: 1, minWidth: 90 },
  { field: 'farm', headerName: 'Farm', flex: 1, minWidth: 100 },
  { field: 'origin', headerName: 'Origin', flex: 1, minWidth: 100 },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 80 },
];

const lots = [
  { id: 'LT-2041', farm: 'North slope', origin: 'Colombia', bags: 24 },
  { id: 'LT-2046', farm: 'Red gate', origin: 'Kenya', bags: 18 },
  { id: 'LT-2052', farm: 'River bend', origin: 'Ethiopia', bags: 31 },
  { id: 'LT-2058', farm: 'High terrace', origin: 'Peru', bags: 12 },
];

function Lots({ scheme }: { scheme: SchemeName }) {
  return (
    <DataGrid
      rows={lots}
      columns={columns}
      checkboxSelection
      hideFooter
      aria-label={`Lots, ${scheme}`}
      initialState={{ sorting: { sortModel: [{ field: 'bags', sort: 'desc' }] } }}
      sx={{ border: 0 }}
    />
  );
}

const months = ['Jan', 'Feb', 'Mar', 'Apr'];

function Bags() {
  return (
    <>
      <Typography variant="subtitle2" component="h3">
        Bags by month
      </Typography>
      <BarChart
        height={220}
        margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
        xAxis={[{ data: months }]}
        series={[
          { data: [24, 18, 31, 42], label: 'Landed' },
          { data: [12, 22, 19, 28], label: 'Sold' },
        ]}
      />
    </>
  );
}

function Papers({ scheme }: { scheme: SchemeName }) {
  return (
    <Box sx={{ minBlockSize: 220 }}>
      <Typography variant="subtitle2" component="h3">
        Papers
      </Typography>
      <SimpleTreeView
        defaultExpandedItems={['lot']}
        defaultSelectedItems="invoice"
        aria-label={`Papers, ${scheme}`}
      >
        <TreeItem itemId="lot" label="LT-2046">
          <TreeItem itemId="invoice" label="Invoice" />
          <TreeItem itemId="bill" label="Bill of lading" />
          <TreeItem itemId="origin" label="Certificate of origin" />
        </TreeItem>
        <TreeItem itemId="customs" label="Customs">
          <TreeItem itemId="entry" label="Entry summary" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
