import { uploadTypes } from '@blattwerk/contract/uploads/shapes';
import type { RefObject } from 'react';

interface FileInputProps {
  /** Pressed by the button that chooses files. */
  input: RefObject<HTMLInputElement | null>;
  labelledBy: string;
  isSingle?: boolean;
  onFiles: (files: File[]) => void;
}

/** The browser's own chooser; the same file can be chosen again. */
export const FileInput = ({ input, labelledBy, isSingle = false, onFiles }: FileInputProps) => (
  <input
    ref={input}
    type="file"
    multiple={!isSingle}
    hidden
    accept={uploadTypes.join(',')}
    aria-labelledby={labelledBy}
    onChange={(event) => {
      onFiles([...(event.target.files ?? [])]);
      event.target.value = '';
    }}
  />
);
