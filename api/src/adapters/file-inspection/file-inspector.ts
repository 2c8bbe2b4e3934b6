import { Piscina } from 'piscina';
import type { FileInspectionPort, Inspected } from './file-inspection-port.ts';

export interface FileInspectorOptions {
  timeLimitMs: number;
  heapMegabytes: number;
}

/** A worker that died was given a file that is broken, or made to break it: not the service's failure but the file's. */
const isFilesFault = (error: unknown): boolean => {
  const { name, code, message } = error as Error & { code?: string };
  return name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY' || /worker exited|Terminating worker/i.test(message);
};

/** One file at a time: a phone's picture takes up to 200 MB while it is drawn anew. The thread ends when idle. */
export const fileInspector = ({ timeLimitMs = 60_000, heapMegabytes = 512 }: Partial<FileInspectorOptions> = {}): FileInspectionPort => {
  const pool = new Piscina<Uint8Array, unknown>({
    filename: new URL('./inspect-file.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 5000,
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    env: {},
  });
  const run = async <T>(name: 'inspectFile' | 'readText', bytes: Buffer, unreadable: T): Promise<T> => {
    try {
      return (await pool.run(new Uint8Array(bytes), { name, signal: AbortSignal.timeout(timeLimitMs) })) as T;
    } catch (error) {
      if (isFilesFault(error)) return unreadable;
      throw error;
    }
  };
  return {
    inspect: async (bytes) => {
      const inspected = await run<Inspected>('inspectFile', bytes, { reason: 'damaged' });
      return 'bytes' in inspected ? { ...inspected, bytes: Buffer.from(inspected.bytes) } : inspected;
    },
    readText: (bytes) => run('readText', bytes, ''),
    close: () => pool.destroy(),
  };
};
