import type { Locale } from '../../../locales/format.ts';
import type { AgreementDocument } from './agreement-documents.ts';

/**
 * The current version in plain words, shown before the text. It is no part of what is signed: the text alone applies,
 * so a summary may be worded better without a new version. It names no amounts.
 */
export const agreementSummaries: Record<AgreementDocument, Record<Locale, readonly string[]>> = {
  information: {
    de: [
      'Medizinisches Cannabis kann Beschwerden lindern; ob es bei Ihnen wirkt, lässt sich vorher nicht sagen.',
      'Es kann müde und unaufmerksam machen, abhängig machen und mit anderen Arzneimitteln wechselwirken.',
      'Eine Behandlung aus der Ferne hat Grenzen. Die Ärztin oder der Arzt kann jederzeit ein Gespräch oder einen Besuch in einer Praxis verlangen.',
      'Sie zahlen selbst. Was es kostet, steht im Text, bevor Sie sich entscheiden.',
      'Sie können Ihre Einwilligung jederzeit widerrufen.',
    ],
    en: [
      'Medical cannabis can relieve complaints; nobody can say beforehand whether it will help you.',
      'It can make you tired and less attentive, can cause dependence and can interact with other medicines.',
      'Remote treatment has limits. The doctor can ask for a conversation or a visit to a practice at any time.',
      'You pay yourself. The text says what it costs before you decide.',
      'You can withdraw your consent at any time.',
    ],
  },
  contract: {
    de: [
      'Sie schließen den Vertrag mit der Ärztin oder dem Arzt, nicht mit der Plattform.',
      'Geschuldet ist eine sorgfältige Prüfung und Beratung. Einen Anspruch auf ein Rezept gibt es nicht.',
      'Die Ärztin oder der Arzt entscheidet allein. Ihre Produktangaben sind ein Wunsch.',
      'Das Honorar richtet sich nach der Gebührenordnung für Ärzte; Sie bekommen eine Rechnung darüber.',
      'Sie können die Behandlung jederzeit beenden.',
    ],
    en: [
      'You make the contract with the doctor, not with the platform.',
      'The doctor owes you careful review and advice. You have no right to a prescription.',
      'The doctor alone decides. The products you name are a wish.',
      'The fee follows the scale of fees for doctors (GOÄ); you receive an invoice for it.',
      'You can end the treatment at any time.',
    ],
  },
  privacy: {
    de: [
      'Wir verarbeiten nur, was Konto, Behandlung und Ihre Wünsche brauchen, und verkaufen nichts davon.',
      'Ihre Angaben zur Gesundheit sieht die behandelnde Ärztin oder der behandelnde Arzt; Ihre Apotheke sieht das Rezept.',
      'E-Mails enthalten keine Angaben zur Gesundheit.',
      'Die Patientenakte muss mindestens zehn Jahre bleiben; alles Übrige löschen wir, wenn Sie es wünschen oder es nicht mehr gebraucht wird.',
      'Sie können Ihre Daten herunterladen, berichtigen und löschen lassen und Einwilligungen im Profil widerrufen.',
    ],
    en: [
      'We process only what your account, your treatment and your wishes need, and sell none of it.',
      'The treating doctor sees what you tell us about your health; your pharmacy sees the prescription.',
      'Emails contain no health data.',
      'The patient record must be kept for at least ten years; we delete everything else when you ask us to or when it is no longer needed.',
      'You can download your data, have it corrected or deleted, and withdraw consents in your profile.',
    ],
  },
  terms: {
    de: [
      'Ein Konto kostet nichts und ist ab 18 Jahren möglich. Sie können es jederzeit löschen.',
      'Die Plattform vermittelt und übermittelt; sie behandelt nicht und verkauft keine Arzneimittel.',
      'Ziehen Sie Ihre Anfrage vor der Entscheidung und vor einem Gespräch zurück, bekommen Sie die Anzahlung vollständig zurück.',
      'Bezahlung beeinflusst keine Reihenfolge; jede Apotheke in Deutschland kann gewählt werden.',
      'Den Vertrag über die Plattform können Sie 14 Tage lang ohne Grund widerrufen.',
    ],
    en: [
      'An account is free and possible from the age of 18. You can delete it at any time.',
      'The platform arranges and transmits; it does not treat and sells no medicines.',
      'If you withdraw your request before the decision and before a conversation, you get the deposit back in full.',
      'Payment influences no order of lists; you can choose any pharmacy in Germany.',
      'You can withdraw from the contract on the platform within 14 days without giving a reason.',
    ],
  },
  safety: {
    de: [
      'Im Notfall gilt: 112. Außerhalb der Sprechzeiten hilft 116 117.',
      'Eine Ärztin oder ein Arzt entscheidet allein; manche Erkrankungen schließen die Behandlung aus.',
      'Nicht fahren, solange Sie die Wirkung spüren oder die Dosis noch nicht feststeht.',
      'Nennen Sie alle anderen Arzneimittel, und bewahren Sie dieses verschlossen auf.',
      'Nebenwirkungen sagen Sie der Praxis oder der Apotheke; melden können Sie sie auch selbst.',
    ],
    en: [
      'In an emergency call 112. Out of hours call 116 117.',
      'A doctor alone decides; some conditions rule the treatment out.',
      'Do not drive while you feel the effect or while the dose is not settled.',
      'Name all other medicines, and keep this one locked away.',
      'Tell your doctor or pharmacy about side effects; you can also report them yourself.',
    ],
  },
};
