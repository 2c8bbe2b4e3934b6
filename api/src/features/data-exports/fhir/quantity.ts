/** https://ucum.org */
const units: Record<string, { unit: string; code: string }> = {
  g: { unit: 'g', code: 'g' },
  mg: { unit: 'mg', code: 'mg' },
  ml: { unit: 'ml', code: 'mL' },
  piece: { unit: 'Stück', code: '{piece}' },
  drop: { unit: 'Tropfen', code: '[drp]' },
  day: { unit: 'Tage', code: 'd' },
  puff: { unit: 'Zug', code: '{puff}' },
};

export const quantityOf = (value: number, unit: string): object => {
  const known = units[unit];
  return known ? { value, unit: known.unit, system: 'http://unitsofmeasure.org', code: known.code } : { value, unit };
};
