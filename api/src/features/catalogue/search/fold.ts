/** Letters as they are compared: without case and accents, `ü`, `ue` and `u` being the same, as is `ß` and `ss`. */
export const fold = (text: string): string => {
  const lower = text.toLowerCase();
  const bare = /^[ -~]*$/.test(lower) ? lower : lower.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
  return bare.replace(/([aou])e/g, '$1');
};

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** The letters of a word, without what stands around them; empty for what is no word. */
export const lettersOf = (text: string): string[] => text.match(/\p{L}{3,}/gu) ?? [];
