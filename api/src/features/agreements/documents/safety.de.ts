import type { AgreementText } from './agreement-text.ts';

export const safetyDe: AgreementText = {
  title: 'Patientensicherheit',
  introduction: [],
  sections: [
    {
      heading: '1. Im Notfall',
      paragraphs: [
        'Wählen Sie 112. Außerhalb der Sprechzeiten erreichen Sie den ärztlichen Bereitschaftsdienst unter 116 117. Diese Seite ist nicht für Notfälle gedacht.',
      ],
    },
    {
      heading: '2. Wer entscheidet',
      paragraphs: [
        'Jede Anfrage liest eine Ärztin oder ein Arzt und entscheidet allein über die Therapie. Kein Programm trifft oder schlägt eine Entscheidung vor. Eine Fernbehandlung ist nicht immer möglich; dann sagen wir es Ihnen.',
      ],
    },
    {
      heading: '3. Wann Cannabis nicht in Frage kommt',
      paragraphs: [
        'Bei Psychosen, Suchterkrankungen, schweren Herzerkrankungen, einer Allergie gegen THC oder CBD, in Schwangerschaft und Stillzeit ist eine Behandlung über {{brand}} ausgeschlossen.',
      ],
    },
    {
      heading: '4. Straßenverkehr und Maschinen',
      paragraphs: [
        'Cannabis kann die Aufmerksamkeit und das Reaktionsvermögen mindern. Fahren Sie nicht und bedienen Sie keine Maschinen, solange Sie die Wirkung spüren oder Ihre Dosis noch nicht feststeht.',
      ],
    },
    {
      heading: '5. Andere Arzneimittel',
      paragraphs: ['Nennen Sie im Fragebogen alle Arzneimittel, auch solche ohne Rezept. Alkohol und beruhigende Mittel verstärken die Wirkung.'],
    },
    {
      heading: '6. Aufbewahrung',
      paragraphs: ['Bewahren Sie das Arzneimittel verschlossen und für Kinder unerreichbar auf. Geben Sie es niemals weiter.'],
    },
    {
      heading: '7. Nebenwirkungen melden',
      paragraphs: [
        'Sprechen Sie bei Nebenwirkungen mit Ihrer Ärztin, Ihrem Arzt oder Ihrer Apotheke. Sie können sie auch selbst beim Bundesinstitut für Arzneimittel und Medizinprodukte melden.',
      ],
    },
  ],
  declaration: [],
};
