import { Component, useEffect, type ComponentType, type ReactNode } from 'react';
import type { DemoPlace } from './demo-place.ts';
import type { DemoSettings } from './demo-root.tsx';
import { LiveDemo } from './live-demo.island.tsx';

interface DemoHostProps {
  component: ComponentType;
  /** Another number makes the demo start afresh. */
  run: number;
  overrides: Partial<DemoSettings>;
  place?: DemoPlace | undefined;
  /** Called when the demo runs. */
  onHydrated: () => void;
  /** Called when the demo shows the mode that the reader chose. */
  onMode: () => void;
  onError: (error: unknown) => void;
}

/** One running demo; whatever it throws stays inside. */
export function DemoHost(props: DemoHostProps) {
  const { component: Demo, run, overrides, place, onHydrated, onMode, onError } = props;
  useEffect(onHydrated, [onHydrated]);
  return (
    <LiveDemo overrides={overrides} place={place} onMode={onMode}>
      <ErrorBoundary key={run} onError={onError}>
        <Demo />
      </ErrorBoundary>
    </LiveDemo>
  );
}

interface ErrorBoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** React offers this only to classes. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
