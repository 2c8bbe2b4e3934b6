import type { AgreementText } from './agreement-text.ts';

export const imprintDe: AgreementText = {
  title: 'Impressum',
  introduction: [],
  sections: [
    { heading: 'Anbieter', paragraphs: ['{{provider}}'] },
    { heading: 'Kontakt', paragraphs: ['Fragen zu Konto und Anfrage beantworten wir per E-Mail an {{helpEmail}} und am Telefon unter {{helpPhone}}.'] },
    {
      heading: 'Wer behandelt',
      paragraphs: [
        '{{brand}} selbst behandelt nicht. Die ärztliche Behandlung erbringen selbstständige Ärztinnen und Ärzte in eigener Verantwortung. Zuständig ist die Ärztekammer, der die behandelnde Person angehört.',
      ],
    },
    { heading: 'Streitbeilegung', paragraphs: ['Wir nehmen nicht an einem Verfahren vor einer Verbraucherschlichtungsstelle teil.'] },
  ],
  declaration: [],
};

/** In place of the provider while the operator has not said who that is. */
export const noProviderDe =
  '{{brand}} ist eine Vorführung einer Plattform für Telemedizin. Name, Anschrift, Registereintrag und vertretungsberechtigte Personen des Betreibers sind vor dem Betrieb hier einzutragen.';
