import { adFramePath } from '../ad-setup.ts';

/** What the frame tells: an ad is there, or the network has none. */
export type FrameNews = 'loaded' | 'empty';

/** Lets the script of the network run where it can reach nothing of the page, and hears from it once. */
export function openAdFrame(
  place: HTMLElement,
  { title, signal }: { title: string; signal: AbortSignal },
  onNews: (news: FrameNews, frame: HTMLIFrameElement) => void,
): void {
  const frame = document.createElement('iframe');
  frame.className = 'ad-frame';
  frame.title = title;
  frame.hidden = true;
  frame.sandbox.add('allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox');
  frame.src = adFramePath;
  place.append(frame);
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
    const news = source === frame.contentWindow && origin === 'null' ? newsOf(data) : undefined;
    if (!news) return;
    removeEventListener('message', onMessage);
    onNews(news, frame);
  };
  addEventListener('message', onMessage, { signal });
}

function newsOf(data: unknown): FrameNews | undefined {
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;
  return type === 'loaded' || type === 'empty' ? type : undefined;
}
