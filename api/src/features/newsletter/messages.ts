/** What the answers say; the same whatever was known of the address. */
export const newsletterMessages = {
  asked: {
    de: 'Wir haben Ihnen eine E-Mail gesendet. Bitte bestätigen Sie darin Ihre Anmeldung.',
    en: 'We have sent you an email. Please confirm your subscription in it.',
  },
  confirmed: { de: 'Ihre Anmeldung ist bestätigt.', en: 'Your subscription is confirmed.' },
  withdrawn: { de: 'Sie sind abgemeldet.', en: 'You are unsubscribed.' },
} as const;
