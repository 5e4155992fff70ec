import { useState, type CSSProperties } from 'react';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import './paper-stock.css';

interface StockStyle extends CSSProperties {
  '--stock': string;
}

export default function PaperStock() {
  const [stock, setStock] = useState(70);
  const style: StockStyle = { '--stock': `${stock}%` };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Paper variant="outlined" className="paper-stock" style={style}>
        Paper in the tray: {stock}%
      </Paper>
      <Slider
        aria-label="Paper in the tray"
        value={stock}
        onChange={(_event, value) => setStock(value)}
      />
    </Stack>
  );
}
