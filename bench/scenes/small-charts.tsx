import type { ReactNode } from 'react';
import { offerScene } from './offer-scene.ts';
import { createReadings } from './readings.ts';

/** The size of one chart among many. */
export const smallSize = { width: 160, height: 64 };

/** Offers a list with a small chart of 30 values in each row. */
export function offerSmallCharts(draw: (data: number[]) => ReactNode): void {
  offerScene((size) => (
    <ul style={{ padding: 0, margin: 0, listStyle: 'none' }}>
      {Array.from({ length: size }, (_, at) => (
        <li key={at}>{draw(createReadings(30, at * 11))}</li>
      ))}
    </ul>
  ));
}
