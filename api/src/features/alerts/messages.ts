/** What the answers say; for an address the same whatever was known of it. */
export const alertMessages = {
  active: { de: 'Wir benachrichtigen Sie per E-Mail.', en: 'We will tell you by email.' },
  asked: {
    de: 'Wir haben Ihnen eine E-Mail gesendet. Bitte bestätigen Sie darin, dass wir Sie benachrichtigen sollen.',
    en: 'We have sent you an email. Please confirm in it that we should tell you.',
  },
  confirmed: { de: 'Ihre Benachrichtigung ist eingerichtet.', en: 'Your alert is set up.' },
  ended: { de: 'Sie erhalten diese Benachrichtigung nicht mehr.', en: 'You will not receive this alert any more.' },
} as const;
