import { uploadTypes } from '@blattwerk/contract/uploads/shapes';
import type { RefObject } from 'react';

interface FileInputProps {
  /** Pressed by the button that chooses files. */
  input: RefObject<HTMLInputElement | null>;
  labelledBy: string;
  onFiles: (files: File[]) => void;
}

/** The browser's own chooser; the same file can be chosen again. */
export const FileInput = ({ input, labelledBy, onFiles }: FileInputProps) => (
  <input
    ref={input}
    type="file"
    multiple
    hidden
    accept={uploadTypes.join(',')}
    aria-labelledby={labelledBy}
    onChange={(event) => {
      onFiles([...(event.target.files ?? [])]);
      event.target.value = '';
    }}
  />
);
