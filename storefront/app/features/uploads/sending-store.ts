import type { UnfinishedUpload, UploadPurpose, UploadReason } from '@blattwerk/contract/uploads/shapes';
import { uploadLimits } from '@blattwerk/contract/uploads/shapes';
import { createTransfer, type Transfer, type TransferEvents } from './transfer.ts';

type SendingState = { kind: 'sending' } | { kind: 'waiting' } | { kind: 'failed' } | { kind: 'refused'; reason: UploadReason | undefined; message: string };

/** A file on its way. */
export interface Sending {
  key: number;
  /** The request that it belongs to; undefined for the next one. */
  treatmentId: string | undefined;
  purpose: UploadPurpose;
  name: string;
  /** The upload's id at the server, once it has one. */
  uploadId: string | undefined;
  /** 0 to 1. */
  share: number;
  state: SendingState;
}

interface NewSending {
  file: File;
  purpose: UploadPurpose;
  treatmentId: string | undefined;
  locale: string;
  /** What was interrupted before and goes on. */
  resumed?: UnfinishedUpload;
  /** Resolves when the list of what arrived has it. */
  onDone: (name: string) => Promise<void>;
}

/** Known before a byte is sent. */
const refusedHere = (file: File): UploadReason | undefined => {
  if (file.size > uploadLimits.bytes) return 'size';
  return file.size === 0 ? 'empty' : undefined;
};

/** What is on its way, for the whole page: a user who goes on to the next step goes on sending. */
let sendings: readonly Sending[] = [];
let last = 0;
const transfers = new Map<number, Transfer>();
const listeners = new Set<() => void>();

const replace = (next: readonly Sending[]): void => {
  sendings = next;
  for (const listener of listeners) listener();
};
const change = (key: number, next: Partial<Sending>): void => replace(sendings.map((one) => (one.key === key ? { ...one, ...next } : one)));
const forget = (key: number): void => {
  transfers.delete(key);
  replace(sendings.filter((one) => one.key !== key));
};

const eventsOf = (key: number, { file, onDone }: NewSending): TransferEvents => ({
  onKnown: (uploadId) => change(key, { uploadId }),
  onProgress: (share) => change(key, { share, state: { kind: 'sending' } }),
  onWaiting: () => change(key, { state: { kind: 'waiting' } }),
  onFailed: () => change(key, { state: { kind: 'failed' } }),
  onRefused: (reason, message) => change(key, { state: { kind: 'refused', reason, message } }),
  onDone: () => void onDone(file.name).finally(() => forget(key)),
});

export const sendingStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Sending[] => sendings,
  begin: (sending: NewSending): void => {
    const { file, treatmentId, purpose, resumed } = sending;
    const key = (last += 1);
    const reason = refusedHere(file);
    const state: SendingState = reason ? { kind: 'refused', reason, message: '' } : { kind: 'sending' };
    replace([...sendings, { key, treatmentId, purpose, name: file.name, uploadId: resumed?.id, share: resumed ? resumed.received / resumed.size : 0, state }]);
    if (reason) return;
    const transfer = createTransfer({ ...sending, resumed: resumed?.id }, eventsOf(key, sending));
    transfers.set(key, transfer);
    transfer.start();
  },
  retry: (key: number): void => {
    change(key, { state: { kind: 'sending' } });
    transfers.get(key)?.start();
  },
  cancel: (key: number): void => {
    transfers.get(key)?.cancel();
    forget(key);
  },
};
