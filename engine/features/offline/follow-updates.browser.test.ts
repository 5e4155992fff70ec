// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { followUpdates } from './follow-updates.browser.ts';

class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn();
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
}

const onActivated = vi.fn();
let registration: FakeRegistration;

function follow(controller: unknown = {}): void {
  vi.stubGlobal('navigator', { serviceWorker: { controller } });
  followUpdates(registration as unknown as ServiceWorkerRegistration, onActivated);
}

beforeEach(() => {
  registration = new FakeRegistration();
});

it('does nothing on a first visit, when no worker controls the page', () => {
  registration.waiting = new FakeWorker();
  registration.waiting.state = 'installed';
  follow(null);
  expect(registration.waiting.postMessage).not.toHaveBeenCalled();
});

it('tells a waiting worker skipWaiting and hears when it has taken over', () => {
  const worker = new FakeWorker();
  worker.state = 'installed';
  registration.waiting = worker;
  follow();
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('skipWaiting');
  worker.become('activated');
  expect(onActivated).toHaveBeenCalledTimes(1);
});

it('follows a worker that is being installed', () => {
  const worker = new FakeWorker();
  registration.installing = worker;
  follow();
  registration.waiting = worker;
  worker.become('installed');
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('skipWaiting');
  worker.become('activated');
  expect(onActivated).toHaveBeenCalledTimes(1);
});

it('follows a worker that is found later', () => {
  follow();
  const worker = new FakeWorker();
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  worker.become('activated');
  expect(onActivated).toHaveBeenCalledTimes(1);
});

it('does not reload for a worker that is thrown away', () => {
  const worker = new FakeWorker();
  registration.installing = worker;
  follow();
  worker.become('redundant');
  expect(onActivated).not.toHaveBeenCalled();
});
