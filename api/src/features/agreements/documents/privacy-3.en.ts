import { amended } from './amended.ts';
import { privacy2En } from './privacy-2.en.ts';

/** Version 3: the selection for a request is found again on each device. */
export const privacy3En = amended(privacy2En, {
  2: [
    'Selection for a request: without an account, the products with their amounts and the pharmacy that you select for a request stay in your browser. If you create an account on that way, the selection reaches us with the registration; with an account we store it. Purpose: that you go on where you were, on each device. Legal basis: Article 6(1)(b) GDPR and, as far as it says something about your health, your consent, which you give by selecting (Article 9(2)(a) GDPR). You withdraw it by taking the product out of the selection.',
  ],
  5: [
    'Selection for a request: until the questionnaire takes it over or you empty it, at most as long as your account; the selection of a registration that you do not confirm, as long as that registration.',
  ],
});
