import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import './kitchen-ticket.css';

export default function KitchenTicket() {
  const [sent, setSent] = useState(false);
  const kitchen = useRef<HTMLDivElement>(null);

  return (
    <div className="kitchen-ticket">
      <div className="kitchen-ticket__place">
        Table 7
        <Button onClick={() => setSent(!sent)}>{sent ? 'Take back' : 'Send to kitchen'}</Button>
        {sent && <Portal container={() => kitchen.current}>Two leek tarts, table 7</Portal>}
      </div>
      <div className="kitchen-ticket__place">
        Kitchen
        <div ref={kitchen} className="kitchen-ticket__orders" />
      </div>
    </div>
  );
}
