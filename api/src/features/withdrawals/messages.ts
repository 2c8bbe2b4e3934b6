/** What the caller reads; the same for every address. */
export const withdrawalMessages = {
  received: {
    de: 'Ihr Widerruf ist eingegangen. Die Bestätigung mit Datum und Uhrzeit kommt per E-Mail.',
    en: 'Your withdrawal has been received. The confirmation with date and time comes by email.',
  },
  confirmed: {
    de: 'Ihr Widerruf ist bestätigt. Was daraus folgt, schreiben wir Ihnen per E-Mail.',
    en: 'Your withdrawal is confirmed. What follows from it we write to you by email.',
  },
} as const;
