import type { QuestionnaireDefinition } from '../definition.ts';

/** The questionnaire of the first release. Frozen: answers that were given to it are shown with these words. */
export const version1: QuestionnaireDefinition = {
  version: 1,
  publishedAt: '2026-11-01T00:00:00.000Z',
  steps: [
    {
      key: 'illness',
      minutes: 2,
      title: { de: 'Meine Erkrankung', en: 'My illness' },
      why: {
        de: 'Die Ärztin oder der Arzt macht sich daraus ein erstes Bild. Schreiben Sie so, wie Sie es erzählen würden.',
        en: 'This gives the doctor a first picture. Write as you would tell it.',
      },
      questions: [
        {
          key: 'symptoms',
          kind: 'choices',
          text: { de: 'Welche Beschwerden haben Sie?', en: 'Which complaints do you have?' },
          label: { de: 'Beschwerden', en: 'Symptoms' },
          help: { de: 'Mehrere Antworten sind möglich.', en: 'You can choose several answers.' },
          options: [
            { value: 'anxiety-ptsd', text: { de: 'Angst oder PTBS', en: 'Anxiety or PTSD' } },
            { value: 'chronic-pain', text: { de: 'Chronische Schmerzen', en: 'Chronic pain' } },
            { value: 'migraine-headaches', text: { de: 'Migräne oder Kopfschmerzen', en: 'Migraine or headaches' } },
            { value: 'skin-condition', text: { de: 'Hauterkrankung', en: 'Skin condition' } },
            { value: 'sleep-disorder', text: { de: 'Schlafstörung', en: 'Sleep disorder' } },
            { value: 'adhd', text: { de: 'ADHS', en: 'ADHD' } },
            { value: 'cancer', text: { de: 'Krebserkrankung', en: 'Cancer' } },
            { value: 'depression', text: { de: 'Depression', en: 'Depression' } },
            { value: 'other', text: { de: 'Etwas anderes', en: 'Something else' } },
          ],
        },
        {
          key: 'complaints',
          kind: 'text',
          text: { de: 'Beschreiben Sie Ihre Beschwerden', en: 'Describe your complaints' },
          label: { de: 'In eigenen Worten', en: 'In own words' },
          help: {
            de: 'Wann treten sie auf, was hilft, was nicht? Bis zu 1.000 Zeichen.',
            en: 'When do they occur, what helps, what does not? Up to 1,000 characters.',
          },
        },
        {
          key: 'symptomsDuration',
          kind: 'choice',
          text: { de: 'Seit wann haben Sie diese Beschwerden?', en: 'How long have you had these complaints?' },
          label: { de: 'Seit wann', en: 'Since when' },
          options: [
            { value: 'less-than-3-months', text: { de: 'Weniger als 3 Monate', en: 'Less than 3 months' } },
            { value: 'between-3-and-6-months', text: { de: '3 bis 6 Monate', en: '3 to 6 months' } },
            { value: 'more-than-6-months', text: { de: 'Länger als 6 Monate', en: 'More than 6 months' } },
          ],
        },
        {
          key: 'symptomsLevel',
          kind: 'scale',
          text: { de: 'Wie stark sind Ihre Beschwerden im Alltag?', en: 'How strong are your complaints in everyday life?' },
          label: { de: 'Stärke von 1 bis 10', en: 'Level from 1 to 10' },
          help: { de: 'Denken Sie an die letzten zwei Wochen.', en: 'Think of the last two weeks.' },
          ends: { low: { de: '1: kaum spürbar', en: '1: hardly noticeable' }, high: { de: '10: unerträglich', en: '10: unbearable' } },
        },
        {
          key: 'treatedBefore',
          kind: 'yes-no',
          text: { de: 'Wurden Sie deswegen schon behandelt?', en: 'Have you been treated for them before?' },
          label: { de: 'Schon behandelt', en: 'Treated before' },
          help: {
            de: 'Zum Beispiel mit Arzneimitteln, Physiotherapie oder Psychotherapie.',
            en: 'For example with medicines, physiotherapy or psychotherapy.',
          },
        },
      ],
    },
    {
      key: 'exclusion',
      minutes: 1,
      title: { de: 'Ausschlusskriterien', en: 'Exclusion criteria' },
      why: {
        de: 'Bei manchen Erkrankungen kann Cannabis schaden. Bitte beantworten Sie jede Frage einzeln; Ihre Sicherheit hängt davon ab.',
        en: 'With some conditions cannabis can do harm. Please answer each question separately; your safety depends on it.',
      },
      questions: [
        {
          key: 'criteriaConfirm.psychosis',
          kind: 'criterion',
          text: { de: 'Psychose oder Schizophrenie', en: 'Psychosis or schizophrenia' },
          label: { de: 'Psychose', en: 'Psychosis' },
          help: { de: 'Bei Ihnen oder bei Eltern und Geschwistern, jetzt oder früher.', en: 'You, your parents or your siblings, now or in the past.' },
          why: { de: 'Cannabis kann eine Psychose auslösen oder verstärken.', en: 'Cannabis can trigger a psychosis or make it worse.' },
        },
        {
          key: 'criteriaConfirm.addiction',
          kind: 'criterion',
          text: { de: 'Suchterkrankung', en: 'Addiction disorder' },
          label: { de: 'Suchterkrankung', en: 'Addiction' },
          help: {
            de: 'Abhängigkeit von Alkohol, Medikamenten oder Drogen, jetzt oder in den letzten Jahren.',
            en: 'Dependence on alcohol, medicines or drugs, now or in recent years.',
          },
          why: { de: 'Cannabis kann selbst abhängig machen und eine Sucht verstärken.', en: 'Cannabis can itself be addictive and make an addiction worse.' },
        },
        {
          key: 'criteriaConfirm.heart',
          kind: 'criterion',
          text: { de: 'Schwere Herz- oder Kreislauferkrankung', en: 'Severe heart or circulatory condition' },
          label: { de: 'Herzerkrankung', en: 'Heart condition' },
          help: {
            de: 'Zum Beispiel Herzinfarkt, Angina pectoris, schwere Rhythmusstörungen oder Schlaganfall.',
            en: 'For example heart attack, angina, severe arrhythmia or stroke.',
          },
          why: { de: 'Cannabis beschleunigt den Puls und verändert den Blutdruck.', en: 'Cannabis raises the pulse and changes the blood pressure.' },
        },
        {
          key: 'criteriaConfirm.allergy',
          kind: 'criterion',
          text: { de: 'Allergie gegen THC oder CBD', en: 'Allergy to THC or CBD' },
          label: { de: 'Allergie', en: 'Allergy' },
          help: {
            de: 'Eine bekannte Überempfindlichkeit gegen Cannabis oder seine Bestandteile.',
            en: 'A known hypersensitivity to cannabis or its components.',
          },
          why: { de: 'Eine allergische Reaktion kann gefährlich werden.', en: 'An allergic reaction can become dangerous.' },
        },
        {
          key: 'criteriaConfirm.pregnancy',
          kind: 'criterion',
          text: { de: 'Schwangerschaft oder Stillzeit', en: 'Pregnancy or breastfeeding' },
          label: { de: 'Schwangerschaft oder Stillzeit', en: 'Pregnancy or breastfeeding' },
          help: { de: 'Auch, wenn Sie eine Schwangerschaft planen.', en: 'Also if you are planning a pregnancy.' },
          why: { de: 'Die Wirkstoffe erreichen das Kind.', en: 'The active substances reach the child.' },
        },
        {
          key: 'criteriaConfirm.recentAmount',
          kind: 'criterion',
          text: { de: 'Größere Mengen in den letzten 30 Tagen', en: 'Larger amounts in the last 30 days' },
          label: { de: 'Menge der letzten 30 Tage', en: 'Amount in the last 30 days' },
          help: {
            de: 'Sie haben in den letzten 30 Tagen mehr als 100.000 mg (100 g) Blüten oder mehr als 1.000 mg Extrakt erhalten, gleich von wem.',
            en: 'In the last 30 days you have obtained more than 100,000 mg (100 g) of flowers or more than 1,000 mg of extract, regardless of the source.',
          },
          why: {
            de: 'Eine weitere Verordnung würde die Menge überschreiten, die verantwortet werden kann.',
            en: 'A further prescription would exceed the amount that can be justified.',
          },
        },
      ],
    },
    {
      key: 'medication',
      minutes: 1,
      title: { de: 'Medikamente', en: 'Taking medication' },
      why: {
        de: 'Cannabis kann die Wirkung anderer Arzneimittel verändern. Deshalb fragen wir danach.',
        en: 'Cannabis can change how other medicines work. That is why we ask.',
      },
      questions: [
        {
          key: 'medicationTaken',
          kind: 'yes-no',
          text: { de: 'Nehmen Sie zurzeit Medikamente?', en: 'Are you taking any medication?' },
          label: { de: 'Nimmt Arzneimittel', en: 'Takes medicines' },
          help: {
            de: 'Auch solche ohne Rezept, Nahrungsergänzung und die Pille.',
            en: 'Including medicines without a prescription, supplements and the contraceptive pill.',
          },
        },
        {
          key: 'medicationHistory',
          kind: 'text',
          text: { de: 'Welche Medikamente nehmen Sie, und wie viel?', en: 'Which medicines do you take, and how much?' },
          label: { de: 'Bisherige und jetzige Arzneimittel', en: 'Former and present medicines' },
          help: { de: 'Zum Beispiel: Ramipril 5 mg, morgens. Bis zu 1.000 Zeichen.', en: 'For example: ramipril 5 mg in the morning. Up to 1,000 characters.' },
        },
      ],
    },
    {
      key: 'experience',
      minutes: 1,
      title: { de: 'Erfahrung mit medizinischem Cannabis', en: 'Experience with medicinal cannabis' },
      why: {
        de: 'Ihre Erfahrung hilft, eine passende Dosis zu finden. Auch ohne Erfahrung ist eine Behandlung möglich.',
        en: 'Your experience helps to find a suitable dose. Treatment is possible without any experience, too.',
      },
      questions: [
        {
          key: 'cannabisExperience',
          kind: 'yes-no',
          text: { de: 'Haben Sie schon medizinisches Cannabis genommen?', en: 'Have you taken medicinal cannabis before?' },
          label: { de: 'Erfahrung mit Cannabis', en: 'Experience with cannabis' },
          help: { de: 'Mit Rezept oder im Rahmen einer Behandlung.', en: 'On prescription or as part of a treatment.' },
        },
        {
          key: 'cannabisBenefitReason',
          kind: 'text',
          text: { de: 'Was erhoffen Sie sich davon, oder was hat geholfen?', en: 'What do you hope for, or what has helped?' },
          label: { de: 'Wie es geholfen hat', en: 'How it helped' },
          help: { de: 'Bis zu 1.000 Zeichen.', en: 'Up to 1,000 characters.' },
        },
      ],
    },
    {
      key: 'request',
      minutes: 2,
      title: { de: 'Wunsch (unverbindlich)', en: 'Medication request (non-binding)' },
      why: {
        de: 'Sie können Produkte nennen, müssen aber nicht. Die Ärztin oder der Arzt entscheidet allein über die Therapie.',
        en: 'You may name products, but you need not. The doctor alone decides on the therapy.',
      },
      questions: [
        {
          key: 'usageType',
          kind: 'choice',
          text: { de: 'Wie möchten Sie das Arzneimittel anwenden?', en: 'How would you like to use the medicine?' },
          label: { de: 'Art der Anwendung', en: 'Way of use' },
          options: [
            {
              value: 'inhalation',
              text: { de: 'Inhalieren (Blüten)', en: 'Inhaling (flowers)' },
              hint: { de: 'Verdampfen, wirkt nach Minuten.', en: 'Vaporised, works within minutes.' },
            },
            {
              value: 'oral',
              text: { de: 'Einnehmen (Extrakt)', en: 'Taking by mouth (extract)' },
              hint: { de: 'Als Öl, wirkt nach ein bis zwei Stunden und länger.', en: 'As an oil, works after one to two hours and for longer.' },
            },
          ],
        },
        {
          key: 'requestedProducts',
          kind: 'products',
          text: { de: 'Möchten Sie Produkte nennen?', en: 'Would you like to name products?' },
          label: { de: 'Gewünschte Produkte', en: 'Requested products' },
          help: { de: 'Beides ist gleich gut.', en: 'Both are equally fine.' },
        },
        {
          key: 'amount',
          kind: 'amount',
          text: { de: 'Gewünschte Menge für 30 Tage', en: 'Amount for 30 days' },
          label: { de: 'Gewünschte Menge für 30 Tage', en: 'Requested amount for 30 days' },
          help: { de: 'Höchstens 100.', en: 'At most 100.' },
        },
        {
          key: 'agreement',
          kind: 'agreement',
          text: {
            de: 'Mir ist bewusst, dass mein Wunsch unverbindlich ist und die Ärztin oder der Arzt allein über die Therapie entscheidet.',
            en: 'I understand that my request is non-binding and that the doctor alone decides on the therapy.',
          },
          label: { de: 'Einverständnis', en: 'Agreement' },
        },
      ],
    },
    {
      key: 'personal',
      minutes: 1,
      title: { de: 'Persönliche Angaben', en: 'Personal information' },
      why: { de: 'Diese Angaben müssen auf einem Rezept stehen.', en: 'These details have to be on a prescription.' },
      questions: [],
    },
    {
      key: 'physician',
      minutes: 1,
      title: { de: 'Behandelnde Ärztin oder behandelnder Arzt', en: 'Treating physician' },
      why: {
        de: 'Wenn Sie möchten, nennen Sie, wer Sie sonst behandelt. Wir nehmen ohne Ihre Zustimmung keinen Kontakt auf.',
        en: 'If you like, tell us who else treats you. We do not contact anybody without your consent.',
      },
      questions: [
        {
          key: 'treatingPhysician',
          kind: 'physician',
          text: { de: 'Behandelnde Ärztin oder behandelnder Arzt', en: 'Treating physician' },
          label: { de: 'Behandelnde Praxis', en: 'Treating physician' },
        },
      ],
    },
  ],
};
