import type { AgreementText } from './agreement-text.ts';

export const informationDe: AgreementText = {
  title: 'Informationsblatt zur Behandlung mit medizinischem Cannabis',
  introduction: [
    'Dieses Blatt erklärt, was Sie vor einer Behandlung wissen sollten. Bitte lesen Sie es in Ruhe. Es ergänzt das Gespräch mit der Ärztin oder dem Arzt und ersetzt es nicht: Sie können jederzeit verlangen, dass Ihnen alles mündlich erklärt wird, und jede Frage stellen, bevor Sie unterschreiben.',
    'Sie erhalten eine Kopie dieses Blattes. Sie liegt in Ihrem Konto und kann dort heruntergeladen werden.',
  ],
  sections: [
    {
      heading: 'Diagnose und Entscheidung',
      paragraphs: [
        'Eine Ärztin oder ein Arzt prüft Ihre Angaben, Ihre Vorgeschichte und Ihre bisherigen Behandlungen. Daraus ergibt sich, welche Erkrankung vorliegt und ob medizinisches Cannabis in Ihrem Fall vertretbar ist. Dafür können weitere Befunde, eine Rückfrage oder ein Gespräch nötig sein.',
        'Die Ärztin oder der Arzt entscheidet allein über die Therapie. Sie haben keinen Anspruch auf eine bestimmte Verordnung. Ihre Produktangaben sind ein unverbindlicher Wunsch.',
        'Bitte antworten Sie vollständig und wahr. Verschwiegene Erkrankungen oder Medikamente können Ihre Gesundheit gefährden.',
      ],
    },
    {
      heading: 'Wie die Behandlung abläuft',
      paragraphs: [
        'Medizinisches Cannabis enthält vor allem Tetrahydrocannabinol (THC) und Cannabidiol (CBD). Blüten werden nach Verdampfung mit einem geeigneten Gerät eingeatmet, Extrakte meist als Tropfen eingenommen. Rauchen wird nicht empfohlen, weil dabei schädliche Stoffe entstehen.',
        'Nach dem Einatmen setzt die Wirkung nach wenigen Minuten ein und hält etwa zwei bis vier Stunden an. Nach dem Schlucken beginnt sie oft erst nach 30 bis 90 Minuten und hält länger an. Nehmen Sie deshalb nicht zu früh eine weitere Dosis.',
        'Die Behandlung beginnt mit einer niedrigen Dosis, die schrittweise angepasst wird. Halten Sie sich an Einzel- und Tagesdosis auf dem Rezept. Wirkung und Verträglichkeit werden in Verlaufskontrollen überprüft.',
        'Ob und wie stark Cannabis bei Ihnen wirkt, lässt sich nicht vorhersagen. Für viele Beschwerden ist die wissenschaftliche Datenlage begrenzt. Eine Wirkung können wir nicht zusagen.',
      ],
    },
    {
      heading: 'Nebenwirkungen und Risiken',
      paragraphs: [
        'Häufig: Müdigkeit, Schwindel, Mundtrockenheit, gerötete Augen, gesteigerter Appetit, Übelkeit, verlangsamte Reaktion, Störungen von Aufmerksamkeit und Gedächtnis, veränderte Stimmung.',
        'Gelegentlich: schneller Puls, Blutdruckabfall mit Sturzgefahr, Kopfschmerzen, Unruhe, Angst, Verwirrtheit, Sehstörungen, Durchfall oder Verstopfung.',
        'Selten, aber ernst: Psychosen mit Wahn oder Halluzinationen, Panikzustände, Gedanken an Selbsttötung, Herzrhythmusstörungen, Herzinfarkt, anhaltendes heftiges Erbrechen, allergische Reaktionen. Brechen Sie die Anwendung dann ab und holen Sie sofort ärztliche Hilfe.',
        'Cannabis kann abhängig machen. Das Risiko steigt mit Dosis, Dauer und THC-Gehalt und ist bei jungen Menschen höher. Nach längerer Anwendung können beim Absetzen Schlafstörungen, Reizbarkeit, Unruhe und Schwitzen auftreten. Setzen Sie nach längerer Anwendung nicht ohne ärztlichen Rat ab.',
      ],
    },
    {
      heading: 'Wann Cannabis nicht oder nur mit besonderer Vorsicht angewendet wird',
      paragraphs: [
        'Nicht angewendet wird es in der Regel bei Psychosen oder Schizophrenie, bei Ihnen selbst oder bei Eltern, Geschwistern oder Kindern, bei schweren Persönlichkeitsstörungen, bei Gedanken an Selbsttötung, bei schweren Herz-Kreislauf-Erkrankungen, bei Allergie gegen Cannabis oder einen Hilfsstoff und bei Suchterkrankungen.',
        'Besondere Vorsicht gilt bei Leber- und Nierenerkrankungen, Epilepsie, Angst- und Panikstörungen, Lungenerkrankungen, vor Narkosen, ab 65 Jahren und unter 25 Jahren. Unter 18 Jahren ist eine Behandlung über {{brand}} ausgeschlossen.',
        'In Schwangerschaft und Stillzeit darf Cannabis nicht angewendet werden. Verhüten Sie während der Behandlung und etwa drei Monate danach zuverlässig; das gilt für Frauen und Männer. Die Wirkung der Pille kann vermindert sein.',
      ],
    },
    {
      heading: 'Wechselwirkungen mit anderen Mitteln',
      paragraphs: [
        'Cannabis kann die Wirkung anderer Arzneimittel verstärken oder abschwächen und umgekehrt. Wichtig sind unter anderem: Blutverdünner, Mittel gegen Epilepsie, Schlaf- und Beruhigungsmittel, Opioide, Antidepressiva, Mittel gegen Psychosen, Herz- und Blutdruckmittel, Mittel nach Transplantationen, bestimmte Antibiotika und Pilzmittel, Johanniskraut und Grapefruit.',
        'Nennen Sie alle Mittel, auch frei verkäufliche, und jede spätere Änderung. Trinken Sie während der Behandlung keinen Alkohol und nehmen Sie keine Drogen: Die Wirkungen verstärken sich unberechenbar.',
      ],
    },
    {
      heading: 'Straßenverkehr, Arbeit und Reisen',
      paragraphs: [
        'Cannabis kann die Fahrtüchtigkeit aufheben, besonders zu Beginn, nach jeder Änderung der Dosis und zusammen mit anderen Mitteln. Fahren Sie nicht, arbeiten Sie nicht an Maschinen oder ohne Sicherung, solange Sie die Wirkung spüren oder nicht wissen, wie Sie reagieren.',
        'Im Straßenverkehr gilt ein Grenzwert von 3,5 ng THC je Milliliter Blutserum. Er gilt nicht, wenn das THC aus einem für einen konkreten Krankheitsfall verschriebenen Arzneimittel stammt, das Sie bestimmungsgemäß einnehmen. Wer nicht fahrtüchtig ist, macht sich trotzdem strafbar. Auch ein Rezept schützt dann nicht. Zusammen mit Alkohol gilt keine Ausnahme.',
        'Sprechen Sie bei sicherheitsrelevanter Arbeit mit dem betriebsärztlichen Dienst. Für Reisen in Schengen-Staaten kann eine beglaubigte Bescheinigung nötig sein, die für höchstens 30 Tage gilt. In viele andere Länder darf Cannabis nicht mitgenommen werden; fragen Sie vorher deren Botschaft.',
      ],
    },
    {
      heading: 'Besonderheiten der Fernbehandlung',
      paragraphs: [
        'Die Behandlung kann über Fragebogen, Nachrichten, Telefon oder Video stattfinden. Die Ärztin oder der Arzt kann Sie dabei nicht körperlich untersuchen. Manche Befunde bleiben deshalb unentdeckt, und Angaben lassen sich schwerer überprüfen. Technische Störungen können ein Gespräch verzögern.',
        'Eine Fernbehandlung ist nicht immer möglich. Die Ärztin oder der Arzt prüft das in jedem Einzelfall und kann ein Gespräch oder einen Besuch in einer Praxis verlangen. Sie können jederzeit statt der Fernbehandlung eine Praxis vor Ort wählen.',
        'Gespräche werden nicht aufgezeichnet. Bitte suchen Sie sich einen Ort, an dem niemand mithört.',
      ],
    },
    {
      heading: 'Andere Möglichkeiten',
      paragraphs: [
        'Je nach Erkrankung gibt es andere Behandlungen: zugelassene Arzneimittel, Physiotherapie, Psychotherapie, Bewegung, Entspannungs- und Schlafverfahren, eine Schmerz- oder Schlafambulanz, oder zunächst abzuwarten. Sie haben meist den Vorteil, dass ihre Wirkung besser untersucht ist.',
        'Besprechen Sie mit Ihrer Ärztin oder Ihrem Arzt, welche Vor- und Nachteile diese Möglichkeiten für Sie haben.',
      ],
    },
    {
      heading: 'Voraussichtliche Kosten',
      paragraphs: [
        'Sie zahlen selbst. Die gesetzliche Krankenversicherung übernimmt diese Leistungen in der Regel nicht; private Versicherungen und Beihilfe entscheiden im Einzelfall. Fragen Sie vorher nach.',
        'Ärztliches Honorar: berechnet nach der Gebührenordnung für Ärzte (GOÄ), in der Regel Nr. 1 (Beratung) mit dem 2,30-fachen Satz = 10,72 € und Nr. 70 (kurze Bescheinigung) mit dem 1,83-fachen Satz = 4,27 €, zusammen 14,99 €. Andere Leistungen werden nur berechnet, wenn sie nötig sind und erbracht werden.',
        'Anzahlung: {{deposit}} beim Absenden der Anfrage. Sie wird mit dem ärztlichen Honorar verrechnet oder, wenn es zu keiner Leistung kommt, erstattet. Einzelheiten stehen im Behandlungsvertrag.',
        'Videosprechstunde: {{consultationFee}}, auf die eine geleistete Anzahlung angerechnet wird. Servicegebühr für einzelne Vermittlungsleistungen: {{serviceFee}} einschließlich Umsatzsteuer; sie entsteht nur, wenn Sie die Leistung ausdrücklich bestellen.',
        'Arzneimittel: Blüten kosten in Apotheken meist zwischen 5 € und 15 € je Gramm. Bei einer Tagesdosis von 0,5 g sind das etwa 75 € bis 225 € im Monat. Extrakte und andere Formen weichen davon ab. Preis und Versand bestimmt die Apotheke, die Sie wählen. Ein Gerät zum Verdampfen kommt hinzu.',
      ],
    },
    {
      heading: 'Sicher aufbewahren',
      paragraphs: [
        'Bewahren Sie das Arzneimittel verschlossen und für Kinder und Tiere unerreichbar auf, am besten in der Verpackung der Apotheke und mit einer Kopie des Rezepts. Geben Sie es niemandem weiter: Das kann strafbar sein.',
      ],
    },
    {
      heading: 'Ihre Einwilligung und Ihr Widerruf',
      paragraphs: [
        'Ohne Ihre Einwilligung findet keine Behandlung statt. Sie können sie jederzeit ohne Angabe von Gründen widerrufen, in Ihrem Konto, per E-Mail oder im Gespräch. Nachteile entstehen Ihnen dadurch nicht. Was bis dahin geschehen ist, bleibt rechtmäßig; die gesetzliche Dokumentation wird aufbewahrt.',
      ],
    },
    {
      heading: 'Im Notfall',
      paragraphs: [
        'Im Notfall 112, ärztlicher Bereitschaftsdienst 116 117. {{brand}} ist kein Notdienst, und Nachrichten werden nicht rund um die Uhr gelesen.',
        'Bei Gedanken an Selbsttötung erreichen Sie die Telefonseelsorge kostenfrei und rund um die Uhr unter 0800 111 0 111.',
      ],
    },
  ],
  declaration: [
    'Ich habe dieses Informationsblatt gelesen und verstanden. Ich hatte Gelegenheit, Fragen zu stellen, und weiß, dass ich eine mündliche Aufklärung verlangen kann.',
    'Ich bin damit einverstanden, dass die Behandlung aus der Ferne stattfindet, soweit die Ärztin oder der Arzt das für vertretbar hält. Ich kann diese Einwilligung jederzeit widerrufen.',
  ],
};
