import { Fragment, useState, type ReactNode } from 'react';
import { useSettings } from '../settings/use-settings.browser.ts';
import type { DemoPlace } from './demo-place.ts';
import { DemoRoot, type DemoSettings } from './demo-root.tsx';
import { useDemoLook } from './use-demo-look.browser.ts';
import { useStyleCache } from './use-style-cache.browser.ts';

interface LiveDemoProps {
  /** What the reader chose for this demo alone. */
  overrides?: Partial<DemoSettings>;
  place?: DemoPlace | undefined;
  /** Called when the demo shows mode, direction and look as the reader chose them. */
  onMode?: () => void;
  children: ReactNode;
}

/** A demo that follows the settings: it is hydrated as it was built and then takes on what the reader chose. */
export function LiveDemo({ overrides, place, onMode, children }: LiveDemoProps) {
  const { dense, direction, paletteMode } = { ...useSettings(), ...overrides };
  // Theme and styles change their direction together.
  const styles = useStyleCache(direction, place?.head);
  const settings = { dense, paletteMode, direction: styles.direction };
  const { look, isReady } = useDemoLook(place?.head.ownerDocument ?? document);
  const [shownFirst, setShownFirst] = useState<typeof direction>();
  const tell = (): void => {
    setShownFirst((before) => before ?? direction);
    onMode?.();
  };
  return (
    <DemoRoot
      cache={styles.cache}
      settings={settings}
      look={look}
      place={place}
      onMode={isReady && styles.isReady ? tell : undefined}
    >
      {/*
        Some parts ask for their direction only when they come, such as the pinned columns of a grid: until a demo
        is shown it begins anew in another one. After that it keeps what the reader did with it.
      */}
      <Fragment key={shownFirst ?? settings.direction}>{children}</Fragment>
    </DemoRoot>
  );
}
