import { connect } from 'node:net';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => void (sandbox = await startTestSandbox()));
afterAll(() => sandbox.end());

const ask = (...pieces: (string | Buffer)[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port: sandbox.clamdPort });
    let answer = '';
    socket.on('data', (data) => (answer += String(data)));
    socket.once('error', reject);
    socket.once('close', () => resolve(answer));
    for (const piece of pieces) socket.write(piece);
  });
const piece = (content: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, content]);
};
const eicar = Buffer.from(`X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'}!$H+H*`);

test('the scanner answers as clamd does', async () => {
  expect(await ask('zPING\0')).toBe('PONG\0');
  expect(await ask('zVERSION\0')).toMatch(/^ClamAV /);
  expect(await ask('zRELOAD\0')).toBe('UNKNOWN COMMAND\0');
});

test('it finds EICAR, also across pieces, and passes everything else', async () => {
  expect(await ask('zINSTREAM\0', piece(Buffer.from('Befund')), piece(Buffer.alloc(0)))).toBe('stream: OK\0');
  expect(await ask('zINSTREAM\0', piece(eicar.subarray(0, 20)), piece(eicar.subarray(20)), piece(Buffer.alloc(0)))).toBe(
    'stream: Eicar-Test-Signature FOUND\0',
  );
});

test('switched off it hangs up', async () => {
  await sandbox.call('PUT', '/_control', { clamd: { isDown: true } });
  const answers = await Promise.allSettled([ask('zPING\0')]);
  expect(answers.map((one) => (one.status === 'fulfilled' ? one.value : ''))).toEqual(['']);
  await sandbox.call('POST', '/_control/reset');
  expect(await ask('zPING\0')).toBe('PONG\0');
});
