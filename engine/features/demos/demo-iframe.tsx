interface DemoIframeProps {
  title: string;
  /** Whole document of the frame. */
  document: string;
  height: number;
}

/** The frame round a demo that needs a window of its own. */
export function DemoIframe({ title, document, height }: DemoIframeProps) {
  return <iframe title={title} srcDoc={document} height={height} loading="lazy" />;
}
