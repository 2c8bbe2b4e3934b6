/**
 * What no public text may say about medicines and treatment: promises of effect or safety (§ 3 HWG), advertising for what needs a prescription
 * (§ 10), testimonials and recommendations by professionals (§ 11), gifts and discounts (§ 7), and remote treatment as a quick purchase (§ 9).
 */
export const forbiddenWording: readonly { rule: string; pattern: RegExp }[] = [
  {
    rule: '§ 3 HWG: promise of effect',
    pattern: /\b(heilt|heilen|geheilt|wundermittel|schmerzfrei|beschwerdefrei|(?<!promises (of )?a )cures?|cured|miracle|pain-free)\b/iu,
  },
  { rule: '§ 3 HWG: promise of effect', pattern: /\b(garantiert|garantie|mit sicherheit wirksam|guaranteed?|proven to work|nachweislich wirksam)\b/iu },
  {
    rule: '§ 3 HWG: promise of effect',
    pattern: /\b(cannabis|thc|cbd|blüten?|flowers?)\s+(hilft|lindert|heilt|helps|relieves|works wonders)\b/iu,
  },
  {
    rule: '§ 3 HWG: promise of safety',
    pattern: /\b(nebenwirkungsfrei|ohne nebenwirkungen|risikofrei|risikolos|völlig sicher|harmlos|without side effects|no side effects|risk-free|harmless)\b/iu,
  },
  { rule: '§ 10 HWG: advertising', pattern: /\b(beste sorten?|top-sorten?|bestseller|jetzt bestellen|best strains?|order now|buy now|must-have)\b/iu },
  {
    rule: '§ 11 HWG: recommendation',
    pattern: /\b(von ärzten empfohlen|ärztlich empfohlen|testsieger|doctor-recommended|recommended by doctors|award-winning)\b/iu,
  },
  { rule: '§ 7 HWG: gift', pattern: /\b(rabatte?|gutschein(e|en)?|geschenkt|gratis|erstrezept 0|discounts?|(?<!payment )vouchers?|coupons?|for free)\b/iu },
  {
    rule: '§ 9 HWG: remote treatment as a purchase',
    pattern: /\b(rezept|prescription)\b[^.!?]{0,40}\b(in (wenigen )?minuten|sofort|blitzschnell|schnell und einfach|in minutes|instantly|quick and easy)\b/iu,
  },
  {
    rule: '§ 9 HWG: remote treatment as a purchase',
    pattern: /\b(schnelles|einfaches|günstiges|kostenloses|fast|easy|cheap|instant) (cannabis-?)?(rezept|prescription)\b/iu,
  },
  { rule: 'no stimulant', pattern: /\b(high werden|rauscherlebnis|bekifft|get high|stoned)\b/iu },
];

/** @returns what each text says that it may not, with the words around it */
export const forbiddenIn = (text: string): string[] =>
  forbiddenWording.flatMap(({ rule, pattern }) => {
    const hit = pattern.exec(text);
    return hit ? [`${rule}: …${text.slice(Math.max(0, hit.index - 30), hit.index + hit[0].length + 30).replace(/\s+/g, ' ')}…`] : [];
  });
