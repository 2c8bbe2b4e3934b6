/** The federal states by their two letters. */
export const federalStates = ['BB', 'BE', 'BW', 'BY', 'HB', 'HE', 'HH', 'MV', 'NI', 'NW', 'RP', 'SH', 'SL', 'SN', 'ST', 'TH'] as const;
export type FederalState = (typeof federalStates)[number];

export const isFederalState = (value: string): value is FederalState => (federalStates as readonly string[]).includes(value);
