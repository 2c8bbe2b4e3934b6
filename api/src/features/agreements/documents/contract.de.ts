import type { AgreementText } from './agreement-text.ts';

export const contractDe: AgreementText = {
  title: 'Behandlungsvertrag',
  introduction: [
    'Dieser Vertrag regelt, was zwischen Ihnen und der behandelnden Ärztin oder dem behandelnden Arzt gilt. Er beruht auf den §§ 630a bis 630h des Bürgerlichen Gesetzbuchs (BGB). Der Vertrag über die Nutzung der Plattform {{brand}} ist davon getrennt und steht in den Allgemeinen Geschäftsbedingungen.',
  ],
  sections: [
    {
      heading: '1. Wer den Vertrag schließt',
      paragraphs: [
        'Vertragspartner sind Sie als Patientin oder Patient und die Ärztin oder der Arzt, die oder der Ihre Anfrage zur Prüfung übernimmt. Name, Berufsbezeichnung, Anschrift und Telefonnummer sehen Sie in Ihrem Konto, sobald die Anfrage übernommen ist, und auf jedem ärztlichen Dokument.',
        'Der Vertrag kommt zustande, wenn Ihre Anfrage mit Unterschrift und Anzahlung eingegangen ist und die Ärztin oder der Arzt sie zur Prüfung übernimmt. {{brand}} stellt die Technik bereit, vermittelt den Kontakt und ist nicht Partner dieses Vertrags.',
      ],
    },
    {
      heading: '2. Was vereinbart ist',
      paragraphs: [
        'Die Ärztin oder der Arzt prüft Ihre Angaben, berät Sie und entscheidet über eine Behandlung mit medizinischem Cannabis. Die Prüfung dauert in der Regel höchstens einen Werktag. Geschuldet ist eine sorgfältige ärztliche Leistung nach anerkanntem Standard, kein bestimmter Erfolg.',
      ],
    },
    {
      heading: '3. Die ärztliche Entscheidung ist frei',
      paragraphs: [
        'Die Ärztin oder der Arzt entscheidet allein über die Therapie, ohne Weisung von {{brand}} und ohne Vorgabe durch Software. Ihre Produktangaben sind ein unverbindlicher Wunsch. Ein Anspruch auf ein Rezept besteht nicht. Eine Ablehnung wird Ihnen mit Begründung mitgeteilt.',
      ],
    },
    {
      heading: '4. Behandlung aus der Ferne',
      paragraphs: [
        'Die Behandlung findet aus der Ferne statt, soweit das im Einzelfall ärztlich vertretbar ist. Die Ärztin oder der Arzt kann jederzeit ein Gespräch per Video oder Telefon oder einen Besuch in einer Praxis verlangen. Die Besonderheiten der Fernbehandlung stehen im Informationsblatt.',
      ],
    },
    {
      heading: '5. Was Sie beitragen',
      paragraphs: [
        'Sie beantworten alle Fragen wahr und vollständig, melden Änderungen Ihrer Gesundheit und Ihrer Medikamente sofort und halten sich an die verordnete Dosis. Sie nutzen das Konto nur für sich selbst und sind mindestens 18 Jahre alt.',
      ],
    },
    {
      heading: '6. Honorar',
      paragraphs: [
        'Das Honorar richtet sich nach der Gebührenordnung für Ärzte (GOÄ) und steht der Ärztin oder dem Arzt in voller Höhe zu. Für Prüfung und Beratung werden in der Regel Nr. 1 GOÄ mit dem 2,30-fachen Satz (10,72 €) und Nr. 70 GOÄ mit dem 1,83-fachen Satz (4,27 €) berechnet, zusammen 14,99 €. Weitere Leistungen werden nur berechnet, wenn sie nötig sind und Sie vorher darüber informiert wurden.',
        'Das Honorar wird fällig, wenn Sie eine Rechnung nach § 12 GOÄ erhalten haben. Heilbehandlungen sind nach § 4 Nr. 14 UStG von der Umsatzsteuer befreit. Hat die Ärztin oder der Arzt den Sitz in einem anderen Staat der EU, gelten die Gebührenregeln dieses Staates; den Preis erfahren Sie vorab.',
        'Sie zahlen selbst. Ob Ihre Versicherung etwas erstattet, klären Sie bitte selbst mit ihr.',
      ],
    },
    {
      heading: '7. Anzahlung',
      paragraphs: [
        'Beim Absenden der Anfrage zahlen Sie eine Anzahlung von {{deposit}} an {{brand}}. Sie ist kein vorab bezahltes ärztliches Honorar.',
        'Ziehen Sie die Anfrage vor einer Entscheidung zurück und hat noch kein Gespräch stattgefunden, wird die Anzahlung von selbst und vollständig erstattet, auf demselben Weg, auf dem Sie bezahlt haben.',
        'Ist die ärztliche Entscheidung getroffen oder hat ein Gespräch stattgefunden, wird die Anzahlung mit dem gleich hohen Honorar verrechnet, und Sie erhalten eine Rechnung. Das gilt grundsätzlich auch bei einer Ablehnung, denn auch sie setzt die ärztliche Prüfung voraus. Wird die Anzahlung bei einer Ablehnung erstattet, steht das in der Entscheidung.',
      ],
    },
    {
      heading: '8. Rezept und Apotheke',
      paragraphs: [
        'Wird Ihnen etwas verordnet, erhalten Sie ein Privatrezept, das drei Monate gültig ist und einmal eingelöst werden kann. Sie wählen die Apotheke frei unter allen Apotheken. Weder die Ärztin oder der Arzt noch {{brand}} erhält dafür etwas von der Apotheke.',
        'An die Apotheke geht nur, was sie für die Abgabe braucht, und erst, nachdem Sie sie gewählt haben.',
      ],
    },
    {
      heading: '9. Patientenakte',
      paragraphs: [
        'Die Behandlung wird dokumentiert und die Akte zehn Jahre nach Ende der Behandlung aufbewahrt (§ 630f BGB). Einträge werden nie überschrieben; Berichtigungen bleiben als solche erkennbar. Sie können Ihre Akte jederzeit einsehen und erhalten die erste Kopie kostenfrei.',
      ],
    },
    {
      heading: '10. Schweigepflicht und Daten',
      paragraphs: [
        'Die Ärztin oder der Arzt unterliegt der Schweigepflicht. {{brand}} und alle Beteiligten sind zur Verschwiegenheit verpflichtet. Einzelheiten stehen in der Datenschutzerklärung. Video und Ton werden nicht aufgezeichnet.',
      ],
    },
    {
      heading: '11. Dauer und Ende',
      paragraphs: [
        'Der Vertrag gilt für diese Anfrage und die daraus folgende Behandlung. Sie können ihn jederzeit ohne Angabe von Gründen beenden, in Ihrem Konto oder in Textform. Die Ärztin oder der Arzt kann ihn beenden, wenn das Vertrauen gestört ist oder die Behandlung aus der Ferne nicht mehr vertretbar ist; Sie werden dann so informiert, dass Sie rechtzeitig andere Hilfe finden. Bereits erbrachte Leistungen werden abgerechnet.',
        'Ein gesetzliches Widerrufsrecht für den Vertrag über die Nutzung der Plattform bleibt unberührt. Wie Sie widerrufen, steht in Abschnitt 6 der Nutzungsbedingungen.',
      ],
    },
    {
      heading: '12. Haftung',
      paragraphs: [
        'Für die ärztliche Leistung haftet die Ärztin oder der Arzt nach den gesetzlichen Vorschriften und ist dafür versichert. Diese Haftung wird nicht eingeschränkt.',
      ],
    },
    {
      heading: '13. Kein Notdienst',
      paragraphs: ['Im Notfall 112, ärztlicher Bereitschaftsdienst 116 117. Die Behandlung über {{brand}} ersetzt keine Notfallversorgung.'],
    },
    {
      heading: '14. Schluss',
      paragraphs: [
        'Es gilt deutsches Recht, soweit nicht zwingende Vorschriften Ihres Wohnsitzes Sie besser stellen. Ist eine Regelung unwirksam, bleibt der Vertrag im Übrigen gültig. Maßgeblich ist die deutsche Fassung. Sie erhalten eine Kopie dieses Vertrags in Ihrem Konto.',
      ],
    },
  ],
  declaration: [
    'Ich habe den Behandlungsvertrag gelesen und schließe ihn. Über die voraussichtlichen Kosten bin ich in Textform informiert; ich weiß, dass ich sie selbst trage.',
    'Ich willige in die Behandlung ein. Ich kann die Einwilligung jederzeit widerrufen.',
  ],
};
