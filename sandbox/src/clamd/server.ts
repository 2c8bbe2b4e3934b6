import { createServer, type Server, type Socket } from 'node:net';
import type { Control } from '../control.ts';

/** The file by which scanners are tested. In one piece it would make a scanner remove this source. */
const eicar = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join(''));

/** clamd's `StreamMaxLength`. */
const mostBytes = 25 * 1024 * 1024;

/** Puts a stream together from bytes that arrive in portions of any size: `undefined` while it is not complete, `'too-long'` beyond the limit. */
function createStream(): (portion: Buffer) => Buffer | 'too-long' | undefined {
  const pieces: Buffer[] = [];
  let [size, left] = [0, 0];
  let head = Buffer.alloc(0);
  return (portion) => {
    for (let at = 0; at < portion.length;) {
      if (left > 0) {
        const piece = portion.subarray(at, at + left);
        pieces.push(piece);
        at += piece.length;
        left -= piece.length;
        continue;
      }
      const part = portion.subarray(at, at + 4 - head.length);
      head = Buffer.concat([head, part]);
      at += part.length;
      if (head.length < 4) return undefined;
      left = head.readUInt32BE();
      head = Buffer.alloc(0);
      if (left === 0) return Buffer.concat(pieces);
      size += left;
      if (size > mostBytes) return 'too-long';
    }
    return undefined;
  };
}

function verdictOf(stream: Buffer | 'too-long'): string {
  if (stream === 'too-long') return 'INSTREAM size limit exceeded. ERROR';
  return stream.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
}

/** Reads a command and answers it once it is complete. Commands begin with `z` and end with a zero byte, as do their answers. */
function createConversation(): (portion: Buffer) => string | undefined {
  let words = '';
  let stream: ReturnType<typeof createStream> | undefined;
  const read = (portion: Buffer): string | undefined => {
    const complete = stream?.(portion);
    return complete === undefined ? undefined : verdictOf(complete);
  };
  return (portion) => {
    if (stream) return read(portion);
    const end = portion.indexOf(0);
    words += portion.toString('latin1', 0, end < 0 ? undefined : end);
    if (end < 0) return undefined;
    if (words === 'zPING') return 'PONG';
    if (words === 'zVERSION') return 'ClamAV 1.4.3/sandbox';
    if (words !== 'zINSTREAM') return 'UNKNOWN COMMAND';
    stream = createStream();
    return read(portion.subarray(end + 1));
  };
}

function converse(socket: Socket, control: Control): void {
  const read = createConversation();
  let isAnswered = false;
  socket.on('error', () => socket.destroy());
  if (control.settings.clamd.isDown) return void socket.destroy();
  socket.on('data', (portion) => {
    const answer = isAnswered ? undefined : read(portion as Buffer);
    if (answer === undefined) return;
    isAnswered = true;
    setTimeout(() => socket.end(`${answer}\0`), control.settings.clamd.delayMs);
  });
}

/** A malware scanner as clamd's TCP socket speaks: PING, VERSION and INSTREAM. It finds EICAR and nothing else. */
export const createClamdServer = (control: Control): Server => createServer((socket) => converse(socket, control));
