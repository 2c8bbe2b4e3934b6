import barcodes from 'bwip-js/node';

/** Widths of bars and gaps in turn, beginning with a bar, in modules; Code 39 with a leading minus, as pharmacies scan it (IFA, PZN8). */
export const toBars = (pzn: string): number[] => {
  const [symbol] = barcodes.raw('pzn', pzn, 'pzn8');
  if (!symbol || !('sbs' in symbol)) throw new Error('The barcode could not be made');
  return symbol.sbs;
};
