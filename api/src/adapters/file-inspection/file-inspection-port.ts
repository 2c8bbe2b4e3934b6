/** Why a file is not taken. */
export type InspectionReason = 'type' | 'empty' | 'damaged' | 'dimensions' | 'encrypted' | 'active';

export const storedTypes = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;
export type StoredType = keyof typeof storedTypes;

export type Inspected = { bytes: Buffer; type: StoredType } | { reason: InspectionReason };

/** A picture in the sizes that it is kept in, as WebP; width and height of the largest. */
export interface DrawnPicture {
  width: number;
  height: number;
  sizes: Record<'small' | 'medium' | 'large', Buffer>;
}

/** What a picture for readers has to be. */
export interface PictureRules {
  minWidth: number;
  pixels: number;
  /** The longer side of each size. */
  sides: Record<keyof DrawnPicture['sizes'], number>;
}

export type PictureReason = 'type' | 'damaged' | 'narrow' | 'pixels';

export interface FileInspectionPort {
  /**
   * What a file is by its content, and the version of it that is kept: pictures drawn anew without metadata, PDF as it came. Runs away from the
   * thread that answers requests, within limits of memory and time.
   */
  inspect(bytes: Buffer): Promise<Inspected>;
  /** A JPEG, PNG or WebP by its content, drawn anew upright and without metadata. Within the same limits. */
  drawPicture(bytes: Buffer, rules: PictureRules): Promise<DrawnPicture | { reason: PictureReason }>;
  /** The text of a PDF's first pages; empty for what cannot be read. Within the same limits. */
  readText(bytes: Buffer): Promise<string>;
  close(): Promise<void>;
}
