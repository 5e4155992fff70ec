/** A message of a browser: the answer to a command, which bears its number, or news. */
export interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: unknown;
  message?: string;
}

/** A connection over which commands go to a browser, each answered by its number. */
export interface MessageChannel {
  send: <Result = void>(method: string, params?: object) => Promise<Result>;
  close: () => void;
}

/** Connects to a browser; whatever is no answer is given to the listener. */
export async function openChannel(
  address: string,
  onNews: (news: Message) => void,
): Promise<MessageChannel> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const answer = waiting.get(message.id ?? 0);
    if (message.id !== undefined && answer) answer(message);
    else onNews(message);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`Nobody answers at ${address}.`)));
  });
  let last = 0;
  return {
    send: async <Result>(method: string, params: object = {}) => {
      last += 1;
      const id = last;
      socket.send(JSON.stringify({ id, method, params }));
      const { error, message, result } = await new Promise<Message>((resolve) =>
        waiting.set(id, resolve),
      );
      if (error) throw new Error(`${method}: ${message ?? JSON.stringify(error)}`);
      return result as Result;
    },
    close: () => socket.close(),
  };
}
