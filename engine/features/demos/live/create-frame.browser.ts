import { framePath } from './frame/live-document.ts';

/** A frame that lies unseen over the demo until it has something to show. */
export interface StageFrame {
  element: HTMLIFrameElement;
  /** Puts the frame in the place of the finished demo. */
  show: () => void;
  setHeight: (height: number) => void;
  /** Removes the frame and brings the finished demo back. */
  remove: () => void;
}

/** Puts a frame beside the demo; without an origin it can reach neither the page nor its storage. */
export function createFrame(stage: HTMLElement, title: string): StageFrame {
  const element = document.createElement('iframe');
  element.className = 'live-frame';
  element.title = title;
  element.sandbox.add('allow-scripts');
  element.src = framePath;
  element.inert = true;
  element.style.minBlockSize = `${stage.offsetHeight}px`;
  stage.after(element);
  return {
    element,
    show: () => {
      element.inert = false;
      element.dataset['shown'] = '';
      stage.hidden = true;
    },
    setHeight: (height) => {
      element.style.blockSize = `${height}px`;
    },
    remove: () => {
      element.remove();
      stage.hidden = false;
    },
  };
}
