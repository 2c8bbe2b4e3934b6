import type { UploadPurpose, UploadReason } from '@blattwerk/contract/uploads/shapes';
import { uploadReasons } from '@blattwerk/contract/uploads/shapes';
import type { DetailedError, Upload } from 'tus-js-client';
import { session } from '../../lib/api/session.ts';

const endpoint = '/api/v1/clients/files/uploads';
/** What is sent again at most after a lost connection. */
const pieceBytes = 2 * 1024 * 1024;
const retryDelays = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000];

export interface TransferEvents {
  /** The server knows the upload by this id. */
  onKnown: (id: string) => void;
  onProgress: (share: number) => void;
  /** The connection is lost; it goes on by itself. */
  onWaiting: () => void;
  onDone: () => void;
  onRefused: (reason: UploadReason | undefined, message: string) => void;
  onFailed: () => void;
}

export interface Transfer {
  /** Begins, or goes on where it was. */
  start: () => void;
  cancel: () => void;
}

interface Refusal {
  code?: string;
  message?: string;
  details?: { reason?: string };
}

const refusalOf = (error: DetailedError): Refusal => {
  try {
    return JSON.parse(error.originalResponse?.getBody() ?? '') as Refusal;
  } catch {
    // No answer of ours: a proxy's page, or none at all.
    return {};
  }
};

const isReason = (value: string | undefined): value is UploadReason => uploadReasons.some((reason) => reason === value);
const statusOf = (error: Error): number => (error as DetailedError).originalResponse?.getStatus() ?? 0;
/** No answer, a renewed session, two pieces at once, or a server that is starting: the next try may succeed. */
const isPassing = (status: number): boolean => status === 0 || status === 401 || status === 409 || status === 423 || status >= 500;

const tokenNow = async (): Promise<string> => {
  if (session.token() === undefined) await session.refresh(undefined);
  return session.token() ?? '';
};

const isDetailed = (error: Error): error is DetailedError => 'originalResponse' in error;

const report = (error: Error, events: TransferEvents): void => {
  const status = statusOf(error);
  if (isPassing(status) || !isDetailed(error)) return events.onFailed();
  const { message, details } = refusalOf(error);
  events.onRefused(isReason(details?.reason) ? details.reason : undefined, message ?? '');
};

interface Sending {
  file: File;
  purpose: UploadPurpose;
  treatmentId: string | undefined;
  locale: string;
  /** The id of an upload that was interrupted, to go on with. */
  resumed?: string | undefined;
}

/** The library comes with the first file: pages without one do not pay for it. Nothing about a file is kept in the browser. */
const load = async ({ file, locale, resumed }: Sending, metadata: Record<string, string>, events: TransferEvents): Promise<Upload> => {
  const { Upload: TusUpload } = await import('tus-js-client');
  const upload = new TusUpload(file, {
    endpoint,
    ...(resumed ? { uploadUrl: `${endpoint}/${resumed}` } : {}),
    metadata,
    onUploadUrlAvailable: () => events.onKnown(upload.url?.split('/').at(-1) ?? ''),
    chunkSize: pieceBytes,
    retryDelays,
    storeFingerprintForResuming: false,
    onBeforeRequest: async (request) => {
      request.setHeader('Authorization', `Bearer ${await tokenNow()}`);
      request.setHeader('Accept-Language', locale);
    },
    onAfterResponse: async (_request, response) => {
      if (response.getStatus() === 401) await session.refresh(session.token());
    },
    onShouldRetry: (error) => {
      const isWorthIt = isPassing(statusOf(error));
      if (isWorthIt) events.onWaiting();
      return isWorthIt;
    },
    onProgress: (sent, total) => events.onProgress(total === 0 ? 0 : sent / total),
    onSuccess: () => events.onDone(),
    onError: (error) => report(error, events),
  });
  return upload;
};

export const createTransfer = (sending: Sending, events: TransferEvents): Transfer => {
  const { file, purpose, treatmentId } = sending;
  const metadata = { filename: file.name.slice(-255), purpose, ...(treatmentId ? { treatmentId } : {}) };
  let loading: Promise<Upload> | undefined;
  let isCancelled = false;
  const go = async (): Promise<void> => {
    loading ??= load(sending, metadata, events);
    try {
      const upload = await loading;
      if (!isCancelled) upload.start();
    } catch (error) {
      // The library could not be loaded: the next try loads it again.
      loading = undefined;
      report(error instanceof Error ? error : new Error(String(error)), events);
    }
  };
  const stop = async (): Promise<void> => {
    try {
      await (await loading)?.abort(true);
    } catch {
      // The server was not reached, or knows no such upload any more: it deletes what came so far a day later.
    }
  };
  return {
    start: () => void go(),
    cancel: () => {
      isCancelled = true;
      void stop();
    },
  };
};
