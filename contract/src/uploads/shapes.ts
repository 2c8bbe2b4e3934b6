import { z } from 'zod';
import { id, instant } from '../validation.ts';
import { uploadStatuses } from './states.ts';

export const uploadLimits = {
  /** Of one file: 15 MB. */
  bytes: 15 * 1024 * 1024,
  /** Of one request, or of the questionnaire that becomes one. */
  perCase: 20,
  nameLength: 120,
} as const;

export const uploadPurposes = ['finding', 'letter', 'photo', 'answer'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** Why a file is refused: the `reason` of `file.invalid`, and of an upload that the scanner refused later. */
export const uploadReasons = ['type', 'size', 'empty', 'damaged', 'dimensions', 'encrypted', 'active', 'malware', 'count'] as const;
export type UploadReason = (typeof uploadReasons)[number];

/** What a patient may send, by its content. */
export const uploadTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/heic', 'image/heif'] as const;

export const uploadInput = z.object({ purpose: z.enum(uploadPurposes), treatmentId: id.optional() });
/** The metadata of a resumable upload (tus, `Upload-Metadata`). */
export const uploadMetadata = uploadInput.extend({ filename: z.string().min(1).max(255) });

export const upload = z.object({
  id,
  treatmentId: id.nullable(),
  /** The message or answer that it was sent with. */
  messageId: id.nullable(),
  purpose: z.enum(uploadPurposes),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  status: z.enum(uploadStatuses),
  reason: z.enum(uploadReasons).optional(),
  createdAt: instant,
  /** Whether the patient can still remove it. */
  isRemovable: z.boolean(),
});
export type Upload = z.output<typeof upload>;
export const uploadList = z.object({ items: z.array(upload) });

/** A resumable upload that was interrupted. By the hashes of what came the sender knows whether a file is the same one. */
export const unfinishedUpload = z.object({
  id,
  treatmentId: id.nullable(),
  purpose: z.enum(uploadPurposes),
  name: z.string(),
  size: z.int(),
  received: z.int(),
  /** SHA-256 (hex) of each stretch that came, in their order. */
  parts: z.array(z.object({ size: z.int(), sha256: z.string() })),
});
export type UnfinishedUpload = z.output<typeof unfinishedUpload>;
export const unfinishedUploads = z.object({ items: z.array(unfinishedUpload) });

/** How far a resumable upload is. */
export const uploadProgress = z.object({ id, received: z.int(), size: z.int() });
