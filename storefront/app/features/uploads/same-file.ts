import type { UnfinishedUpload } from '@blattwerk/contract/uploads/shapes';

const hexOf = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether a chosen file is the one that was interrupted: as large, and the same where bytes came. Before any came, by its name. */
export const isSameFile = async (file: File, { name, size, parts }: Pick<UnfinishedUpload, 'name' | 'size' | 'parts'>): Promise<boolean> => {
  if (file.size !== size) return false;
  if (parts.length === 0) return file.name.endsWith(name);
  let from = 0;
  for (const part of parts) {
    const piece = await file.slice(from, from + part.size).arrayBuffer();
    if (hexOf(await crypto.subtle.digest('SHA-256', piece)) !== part.sha256) return false;
    from += part.size;
  }
  return true;
};
