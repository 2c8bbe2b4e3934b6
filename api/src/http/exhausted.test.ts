import { StorageUploadError } from '../adapters/storage/storage-port.ts';
import { failure } from '../kernel/failure.ts';
import { exhaustedFailure } from './exhausted.ts';

const full = Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC' });

test.each([
  ['a full disk', full],
  ['a full disk behind a storage', new StorageUploadError('a', full)],
  ['no free file handle', Object.assign(new Error('open EMFILE'), { code: 'EMFILE' })],
])('%s is answered as "not available now"', (_name, error) => expect(exhaustedFailure(error)?.code).toBe('server.unavailable'));

test.each([
  ['a missing file', Object.assign(new Error('open ENOENT'), { code: 'ENOENT' })],
  ['a refusal', failure('server.notFound')],
])('%s is not', (_name, error) => expect(exhaustedFailure(error)).toBeNull());
