import { request, type Agent, type OutgoingHttpHeaders } from 'node:http';

/** One question to a server. */
export interface Question {
  address: string;
  agent: Agent;
  headers?: OutgoingHttpHeaders;
  /** Sent as JSON; a question without it asks for a page. */
  message?: object;
}

/** What came back, whole. */
export interface Answer {
  status: number;
  encoding: string | undefined;
  bytes: Buffer;
}

/** Asks as browsers do: again, when a connection was closed for its age while the question was on its way. */
export function ask(question: Question): Promise<Answer> {
  const { address, agent, headers = {}, message } = question;
  const body = message && JSON.stringify(message);
  const type = body && {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Origin: new URL(address).origin,
  };
  const options = { agent, method: body ? 'POST' : 'GET', headers: { ...headers, ...type } };
  return new Promise((resolve, reject) => {
    const outgoing = request(address, options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const { statusCode: status = 0, headers: said } = incoming;
        resolve({ status, encoding: said['content-encoding'], bytes: Buffer.concat(chunks) });
      });
    });
    outgoing.on('error', (error) => {
      if (outgoing.reusedSocket) resolve(ask(question));
      else reject(error);
    });
    outgoing.end(body);
  });
}
