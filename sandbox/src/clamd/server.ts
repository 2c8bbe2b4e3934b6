import { createServer, type Server, type Socket } from 'node:net';
import type { Control } from '../control.ts';

/** The file by which scanners are tested. In one piece it would make a scanner remove this source. */
const eicar = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join(''));

/** clamd's `StreamMaxLength`. */
const mostBytes = 25 * 1024 * 1024;

/** The pieces of a stream up to the empty one: `undefined` while it is not complete, `'too-long'` beyond the limit. */
function streamOf(received: Buffer): Buffer | 'too-long' | undefined {
  const pieces: Buffer[] = [];
  let size = 0;
  for (let at = 0; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    size += length;
    if (size > mostBytes) return 'too-long';
    if (at + 4 + length > received.length) return undefined;
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

function verdictOf(stream: Buffer | 'too-long'): string {
  if (stream === 'too-long') return 'INSTREAM size limit exceeded. ERROR';
  return stream.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
}

/** The answer to what came so far, if it is complete. Commands begin with `z` and end with a zero byte, as do their answers. */
function answerTo(received: Buffer): string | undefined {
  const end = received.indexOf(0);
  if (end < 0) return undefined;
  const command = received.toString('latin1', 0, end);
  if (command === 'zPING') return 'PONG';
  if (command === 'zVERSION') return 'ClamAV 1.4.3/sandbox';
  if (command !== 'zINSTREAM') return 'UNKNOWN COMMAND';
  const stream = streamOf(received.subarray(end + 1));
  return stream === undefined ? undefined : verdictOf(stream);
}

function converse(socket: Socket, control: Control): void {
  const chunks: Buffer[] = [];
  let isAnswered = false;
  socket.on('error', () => socket.destroy());
  if (control.settings.clamd.isDown) return void socket.destroy();
  socket.on('data', (chunk) => {
    chunks.push(chunk as Buffer);
    const answer = isAnswered ? undefined : answerTo(Buffer.concat(chunks));
    if (answer === undefined) return;
    isAnswered = true;
    setTimeout(() => socket.end(`${answer}\0`), control.settings.clamd.delayMs);
  });
}

/** A malware scanner as clamd's TCP socket speaks: PING, VERSION and INSTREAM. It finds EICAR and nothing else. */
export const createClamdServer = (control: Control): Server => createServer((socket) => converse(socket, control));
