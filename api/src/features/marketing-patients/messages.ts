/** What the answer says; the same whatever was known of the address. */
export const contactMessages = {
  noted: { de: 'Danke. Sie können jetzt fortfahren.', en: 'Thank you. You can go on now.' },
  asked: {
    de: 'Danke. Sie können jetzt fortfahren. Für Neuigkeiten haben wir Ihnen eine E-Mail gesendet, die Sie bitte bestätigen.',
    en: 'Thank you. You can go on now. For news, we have sent you an email that we ask you to confirm.',
  },
} as const;
