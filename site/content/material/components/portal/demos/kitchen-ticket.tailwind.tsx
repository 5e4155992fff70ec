import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';

export default function KitchenTicket() {
  const [sent, setSent] = useState(false);
  const kitchen = useRef<HTMLDivElement>(null);

  return (
    <div className="grid min-w-60 gap-4">
      <div className="border border-black/12 p-4 dark:border-white/12">
        Table 7
        <Button onClick={() => setSent(!sent)}>{sent ? 'Take back' : 'Send to kitchen'}</Button>
        {sent && <Portal container={() => kitchen.current}>Two leek tarts, table 7</Portal>}
      </div>
      <div className="border border-black/12 p-4 dark:border-white/12">
        Kitchen
        <div ref={kitchen} className="min-h-6" />
      </div>
    </div>
  );
}
