import { Piscina } from 'piscina';
import type { DrawnPicture, FileInspectionPort, Inspected, PictureReason } from './file-inspection-port.ts';

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
  const pool = new Piscina<object, unknown>({
    filename: new URL('./inspect-file.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 5000,
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    env: {},
  });
  const run = async <T>(name: 'inspectFile' | 'drawPicture' | 'readText', given: object, unreadable: T): Promise<T> => {
    try {
      return (await pool.run(given, { name, signal: AbortSignal.timeout(timeLimitMs) })) as T;
    } catch (error) {
      if (isFilesFault(error)) return unreadable;
      throw error;
    }
  };
  return {
    inspect: async (bytes) => {
      const inspected = await run<Inspected>('inspectFile', new Uint8Array(bytes), { reason: 'damaged' });
      return 'bytes' in inspected ? { ...inspected, bytes: Buffer.from(inspected.bytes) } : inspected;
    },
    drawPicture: async (bytes, rules) => {
      const picture = await run<DrawnPicture | { reason: PictureReason }>('drawPicture', { bytes: new Uint8Array(bytes), rules }, { reason: 'damaged' });
      if ('reason' in picture) return picture;
      const { small, medium, large } = picture.sizes;
      return { ...picture, sizes: { small: Buffer.from(small), medium: Buffer.from(medium), large: Buffer.from(large) } };
    },
    readText: (bytes) => run('readText', new Uint8Array(bytes), ''),
    close: () => pool.destroy(),
  };
};
