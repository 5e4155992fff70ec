import { useCallback, useId, useState } from 'react';
import Slider from '@mui/material/Slider';
import useMediaQuery from '@mui/material/useMediaQuery';
import './pretend-width.css';

/** Answers min-width queries as if the window had this width. */
function answer(query: string, width: number): MediaQueryList {
  const min = Number(/min-width:\s*(\d+)/.exec(query)?.[1] ?? 0);
  return {
    matches: width >= min,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => true,
  };
}

export default function PretendWidth() {
  const [width, setWidth] = useState(480);
  const id = useId();
  const matchMedia = useCallback((query: string) => answer(query, width), [width]);
  const columns = useMediaQuery('(min-width:900px)', { matchMedia }) ? 3 : 1;

  return (
    <div className="pretend-width">
      <div id={id}>Width: {width}px</div>
      <Slider
        aria-labelledby={id}
        min={320}
        max={1280}
        step={20}
        value={width}
        onChange={(_event, value) => setWidth(value)}
      />
      Columns: {columns}
    </div>
  );
}
