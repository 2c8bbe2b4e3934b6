import { amended } from './amended.ts';
import { privacyEn } from './privacy.en.ts';

/** Version 2: what the market keeps about people. */
export const privacy2En = amended(privacyEn, {
  2: [
    'Contact address from the market: if you give your email address on the way from a selection to a request, we note the address, the language, the page on which you gave it and, where there is one, the campaign through which you came. Your selection is not part of it. Purpose: to prepare the way to the request and to understand where requests come from. Legal basis: Article 6(1)(b) and (f) GDPR. You can object to this at any time; you can also go on without giving it.',
    'Newsletter: email address, language, time and wording of your consent, and your confirmation. Purpose: news by email, and proof that you wanted them. Legal basis: your consent (Article 6(1)(a) GDPR), which you withdraw without login through the link in each issue.',
    'Alerts: email address or account, product and occasion, and the price, the pharmacy or the area around a postal code if you give them. Purpose: to write to you when what you are waiting for happens. Legal basis: your consent, which also covers that the wish may say something about your health (Article 6(1)(a) and Article 9(2)(a) GDPR). You end them through the link in each email or in your account; the emails do not name the product.',
    'Reviews, comments and “helpful”: stars, text and what you tell about effects, side effects and use. Only people to whom the product was prescribed can review it; we check this against your prescriptions. People read what you submit before it appears under an invented name. Purpose: to pass on experiences. Legal basis: your explicit consent, which you give by submitting (Article 6(1)(a) and Article 9(2)(a) GDPR). You withdraw it by withdrawing what you wrote.',
    'Favourites and saved searches: without an account your favourites stay in your browser and do not reach us. With an account we store which products and pharmacies you mark and which filters of the catalogue you keep under a name. Purpose: that you find them again on each device. Legal basis: Article 6(1)(b) GDPR and, as far as they say something about your health, your consent, which you give by saving (Article 9(2)(a) GDPR). You withdraw it by deleting the entry.',
  ],
  5: [
    'From the market: contact address six months after you last gave it, longer only with a confirmed newsletter. Newsletter without confirmation 30 days, confirmed until you unsubscribe, its proof until the end of the third year after that. Alert without confirmation seven days, otherwise until you end it, at most one year. Reviews and comments until you withdraw them; we then delete the text and what you told at once. Favourites and saved searches until you remove them.',
    'With your account we delete contact address, alerts, favourites and saved searches. Published reviews and comments then stay under a new invented name without any link to you; if you do not want that, withdraw them first.',
  ],
});
