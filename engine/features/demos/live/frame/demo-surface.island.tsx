import type { EmotionCache } from '@emotion/cache';
import { Component, useEffect, type ComponentType, type ReactNode } from 'react';
import { DemoRoot } from '../../demo-root.tsx';
import type { FrameSettings } from '../protocol.ts';

/** One version of the edited demo. */
export interface Candidate {
  run: string;
  component: ComponentType;
}

interface SurfaceProps {
  candidate: Candidate;
  cache: EmotionCache;
  settings: FrameSettings;
  onRendered: (candidate: Candidate) => void;
  onFailed: (candidate: Candidate, error: unknown) => void;
}

/** Draws a version of the demo and tells how that went. */
export function DemoSurface(props: SurfaceProps) {
  const { candidate, cache, settings, onRendered, onFailed } = props;
  return (
    <DemoRoot cache={cache} settings={settings}>
      <Boundary key={candidate.run} onError={(error) => onFailed(candidate, error)}>
        <candidate.component />
        <Mounted onMounted={() => onRendered(candidate)} />
      </Boundary>
    </DemoRoot>
  );
}

interface BoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Stands behind the demo, so that it is mounted only when the demo is. */
function Mounted({ onMounted }: { onMounted: () => void }) {
  useEffect(onMounted, [onMounted]);
  return null;
}
