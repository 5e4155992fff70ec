import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** Puts the scene on the page, with as many rows, points or charts as the measurement asks for. */
    showScene?: (size: number) => void;
  }
}

/** Lets a measurement decide when a scene is drawn, and how large it is. */
export function offerScene(draw: (size: number) => ReactNode): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  window.showScene = (size) => {
    root.render(draw(size));
  };
}
