/** Words of the medical letter for what the records hold as values. */
export const contactWords = {
  de: { questionnaire: 'Schriftlich (Fragebogen)', phone: 'Telefon', video: 'Videosprechstunde', 'in-person': 'Persönlich' },
  en: { questionnaire: 'In writing (questionnaire)', phone: 'Telephone', video: 'Video consultation', 'in-person': 'In person' },
} as const;

export const unitWords = {
  de: { g: 'g', ml: 'ml', piece: 'Stück' },
  en: { g: 'g', ml: 'ml', piece: 'pieces' },
} as const;
