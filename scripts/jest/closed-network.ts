import net from 'node:net';

/** Tests reach this machine only. A test that talks to the internet depends on foreign servers. */
const own = new Set(['localhost', '127.0.0.1', '::1', '0.0.0.0', '::']);

type Connect = typeof net.Socket.prototype.connect & { guarded?: true };

function targetHost(first: unknown, second: unknown): string | undefined {
  const options = Array.isArray(first) ? (first as unknown[])[0] : first;
  if (typeof options === 'object' && options !== null) {
    const { host, path } = options as { host?: string; path?: string };
    return path === undefined ? (host ?? 'localhost') : undefined;
  }
  return typeof second === 'string' ? second : 'localhost';
}

const original = net.Socket.prototype.connect as Connect;
if (original.guarded !== true) {
  const guarded = function connect(this: net.Socket, ...parts: unknown[]): net.Socket {
    const host = targetHost(parts[0], parts[1]);
    if (host !== undefined && !own.has(host)) throw new Error(`Tests may not reach ${host}: the outgoing network is closed.`);
    return Reflect.apply(original, this, parts) as net.Socket;
  } as Connect;
  guarded.guarded = true;
  net.Socket.prototype.connect = guarded;
}
