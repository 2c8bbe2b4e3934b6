import barcodes from 'bwip-js/node';

export interface QrMatrix {
  /** Row by row, `true` is dark. */
  cells: boolean[];
  /** Cells in a row; the code is a square. */
  width: number;
}

/** A QR code with medium error correction, without the quiet zone around it. */
export const toMatrix = (text: string): QrMatrix => {
  const [symbol] = barcodes.raw('qrcode', text, 'eclevel=M');
  if (!symbol || !('pixs' in symbol)) throw new Error('The QR code could not be made');
  return { cells: symbol.pixs.map((cell) => cell === 1), width: symbol.pixx };
};
