/** The only message a worker listens to: take over from the one before. */
export const skipWaitingMessage = 'skipWaiting';
