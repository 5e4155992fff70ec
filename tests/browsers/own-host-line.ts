import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, request as requestOf } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { promisify } from 'node:util';

/** The host that the built site calls its own: only there it registers workers. */
const host = 'component-docs.example';

/** The line to the site at its own host, which can be cut. */
export interface OwnHostLine {
  origin: string;
  /** The proxy through which browsers find that host. */
  proxy: string;
  setCut: (isCut: boolean) => void;
  close: () => Promise<void>;
}

/** Puts the served site at its own host, as secure as workers ask for. */
export async function openOwnHostLine(baseUrl: string): Promise<OwnHostLine> {
  const site = createSecureServer(await makeCertificate(), (request, response) => {
    const { method, headers, url = '/' } = request;
    const onward = requestOf(baseUrl + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  const sitePort = await listen(site);
  const tunnels = new Set<Duplex>();
  let isCut = false;
  const proxy = createServer((_request, response) => response.destroy());
  proxy.on('connect', ({ url }, tunnel) => {
    if (isCut || url !== `${host}:443`) {
      tunnel.destroy();
      return;
    }
    tunnels.add(tunnel);
    const inward = connect(sitePort, '127.0.0.1');
    tunnel.write('HTTP/1.1 200 Connected\r\n\r\n');
    tunnel.pipe(inward).pipe(tunnel);
    for (const end of [tunnel, inward]) {
      end.on('error', () => undefined);
      end.on('close', () => {
        tunnel.destroy();
        inward.destroy();
        tunnels.delete(tunnel);
      });
    }
  });
  const proxyPort = await listen(proxy);
  function setCut(wanted: boolean): void {
    isCut = wanted;
    if (isCut) for (const tunnel of tunnels) tunnel.destroy();
  }
  return {
    origin: `https://${host}`,
    proxy: `127.0.0.1:${proxyPort}`,
    setCut,
    close: async () => {
      setCut(true);
      await Promise.all([closeServer(proxy), closeServer(site)]);
    },
  };
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

/** A certificate that only browsers told to accept any will take. */
async function makeCertificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`, '-days', '2'],
    ...['-keyout', key, '-out', cert],
  ]);
  const files = { key: await readFile(key), cert: await readFile(cert) };
  await rm(folder, { recursive: true });
  return files;
}
