/** Codes of ICD-10-GM as doctors write them in a diagnosis: `R52.2`, `F45.41`, `G35`. */
const code = /(?<![\p{L}\d])[A-TV-Z]\d{2}(?:\.\d{1,2})?(?![\p{L}\d])/gu;

/** The codes that a diagnosis names, each once. */
export const icdCodes = (diagnosis: string | null | undefined): string[] => [...new Set(diagnosis?.match(code) ?? [])];
