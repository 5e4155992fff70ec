import { useState, type MouseEvent } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const pages = ['Details', 'Files', 'Payments'];

export default function OrderPages() {
  const [current, setCurrent] = useState('Details');

  // Stands for the link of a router, which changes the page without loading it again.
  function go(event: MouseEvent, page: string) {
    event.preventDefault();
    setCurrent(page);
  }

  return (
    <Tabs
      variant="scrollable"
      scrollButtons={false}
      aria-label="Order"
      value={current}
      slotProps={{ list: { role: 'navigation' } }}
    >
      {pages.map((page) => (
        <Tab
          key={page}
          href={`?view=${page.toLowerCase()}`}
          label={page}
          value={page}
          role={undefined}
          aria-selected={undefined}
          tabIndex={0}
          aria-current={page === current ? 'page' : undefined}
          onClick={(event: MouseEvent) => go(event, page)}
        />
      ))}
    </Tabs>
  );
}
