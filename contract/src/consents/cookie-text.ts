import type { ConsentText } from '../consent-text.ts';

/** The words of the question about cookies; index 0 is version 1. */
export const cookieTexts: readonly [ConsentText, ...ConsentText[]] = [
  {
    de: 'Notwendige Cookies halten Ihre Sitzung und Ihre Einstellungen. Weitere Cookies, mit denen wir sehen, woher Besuche kommen, setzen wir nur mit Ihrer Zustimmung. Sie können Ihre Wahl jederzeit unten auf der Seite ändern.',
    en: 'Necessary cookies keep your session and your settings. Others, which show us where visits come from, are only set if you agree. You can change your choice at any time at the bottom of the page.',
  },
];

/** The version that is asked now. */
export const cookieTextVersion = cookieTexts.length;
