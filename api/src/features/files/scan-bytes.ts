import { ScannerUnavailable } from '../../adapters/malware-scan/malware-scan-port.ts';
import type { Ctx } from '../../kernel/ctx.ts';

/** What the scanner says of a file; `unasked` when it cannot be asked now. */
export const scanBytes = async ({ ports, log }: Pick<Ctx, 'ports' | 'log'>, bytes: Buffer): Promise<'clean' | 'malware' | 'unasked'> => {
  try {
    return (await ports.malwareScan.scan(bytes)).isClean ? 'clean' : 'malware';
  } catch (error) {
    if (!(error instanceof ScannerUnavailable)) throw error;
    log.warn({ err: error }, 'a file was not scanned');
    return 'unasked';
  }
};
