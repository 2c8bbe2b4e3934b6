/** Why a file is not taken. */
export type InspectionReason = 'type' | 'empty' | 'damaged' | 'dimensions' | 'encrypted' | 'active';

export const storedTypes = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;
export type StoredType = keyof typeof storedTypes;

export type Inspected = { bytes: Buffer; type: StoredType } | { reason: InspectionReason };

export interface FileInspectionPort {
  /**
   * What a file is by its content, and the version of it that is kept: pictures drawn anew without metadata, PDF as it came. Runs away from the
   * thread that answers requests, within limits of memory and time.
   */
  inspect(bytes: Buffer): Promise<Inspected>;
  /** The text of a PDF's first pages; empty for what cannot be read. Within the same limits. */
  readText(bytes: Buffer): Promise<string>;
  close(): Promise<void>;
}
