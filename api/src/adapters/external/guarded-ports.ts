import { MailDeliveryError, type MailPort } from '../mail/mail-port.ts';
import { ScannerUnavailable, type MalwareScanPort } from '../malware-scan/malware-scan-port.ts';
import { StorageDownloadError, StorageUploadError, type StoragePort } from '../storage/storage-port.ts';
import { ServiceUnreachable, type Guards } from './guards.ts';

/** What the port promises to throw, where the guard has not let a call through or has cut it. */
const translated = async <T>(call: Promise<T>, toPortError: (error: ServiceUnreachable) => Error): Promise<T> => {
  try {
    return await call;
  } catch (error) {
    throw error instanceof ServiceUnreachable ? toPortError(error) : error;
  }
};

/** A reply about one mail or its address says that the server works; 421 is the server's own trouble (RFC 5321, 3.8), and so is a refused login. */
const isFaultOfMailServer = (error: unknown): boolean => {
  if (!(error instanceof MailDeliveryError)) return true;
  const { permanent, replyCode } = error;
  return !permanent && (replyCode === undefined || replyCode === 421 || replyCode >= 500);
};

/** Cut by the adapter's own limits on silence: a large mail may take its time, and one that was cut in the middle may arrive twice. */
export const guardedMail = (mail: MailPort, guards: Guards): MailPort => {
  const guard = guards.of('mail', isFaultOfMailServer);
  return {
    send: (sent) =>
      translated(
        guard.run(() => mail.send(sent), { deadline: false }),
        ({ message: reason }) => new MailDeliveryError(sent.messageId, { reason }),
      ),
  };
};

export const guardedScan = (scanner: MalwareScanPort, guards: Guards): MalwareScanPort => {
  const guard = guards.of('scanner');
  return {
    scan: (bytes) =>
      translated(
        guard.run(() => scanner.scan(bytes)),
        (cause) => new ScannerUnavailable(cause.message, { cause }),
      ),
  };
};

const isFaultOfStorage = (error: unknown): boolean => !(error instanceof StorageDownloadError && error.missing);

/** Files of hundreds of megabytes take longer than ten seconds; the client cuts them when nothing moves any more. */
export const guardedStorage = (storage: StoragePort, guards: Guards): StoragePort => {
  const guard = guards.of('storage', isFaultOfStorage);
  const reading = <T>(key: string, call: () => Promise<T>): Promise<T> => translated(guard.run(call), (cause) => new StorageDownloadError(key, false, cause));
  const writing = <T>(key: string, call: () => Promise<T>, options?: { deadline: boolean }): Promise<T> =>
    translated(guard.run(call, options), (cause) => new StorageUploadError(key, cause));
  return {
    put: (key, bytes, contentType) => writing(key, () => storage.put(key, bytes, contentType)),
    putFile: (key, path, contentType) => writing(key, () => storage.putFile(key, path, contentType), { deadline: false }),
    delete: (key) => writing(key, () => storage.delete(key)),
    open: (key) => reading(key, () => storage.open(key)),
    get: (key) => reading(key, () => storage.get(key)),
    exists: (key) => reading(key, () => storage.exists(key)),
    list: () => storage.list(),
  };
};
