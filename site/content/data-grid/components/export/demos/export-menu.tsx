import { useId, useState } from 'react';
import FileDownloadIcon from '@mui/icons-material/FileDownload';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGridPremium,
  ExportCsv,
  ExportExcel,
  ExportPrint,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { columns, rows } from './data';

// #region
function MenuToolbar() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);

  return (
    <Toolbar>
      <Tooltip title="Download or print">
        <ToolbarButton
          aria-haspopup="menu"
          aria-controls={anchor ? id : undefined}
          aria-expanded={anchor ? 'true' : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <FileDownloadIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
        <ExportExcel render={<MenuItem />} onClick={close}>
          Excel workbook
        </ExportExcel>
        <ExportCsv render={<MenuItem />} onClick={close}>
          CSV file
        </ExportCsv>
        <ExportPrint render={<MenuItem />} onClick={close}>
          Print
        </ExportPrint>
      </Menu>
    </Toolbar>
  );
}
// #endregion

const slots = { toolbar: MenuToolbar };

export default function ExportMenu() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        label="Honey harvest with an export menu"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
