/** What the sender reads; the same for every address. */
export const contactMessages = {
  received: {
    de: 'Ihre Nachricht ist angekommen. Die Bestätigung mit der Vorgangsnummer kommt per E-Mail.',
    en: 'Your message has arrived. The confirmation with the reference number comes by email.',
  },
} as const;
