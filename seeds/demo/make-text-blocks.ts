import type { Indication } from '@blattwerk/contract/text-blocks/shapes';
import { stableId } from '../stable-ids.ts';

type Words = readonly [name: string, text: string];

/** Words of the house in both languages: for all patients, and for the illnesses that come most often. */
const blocks: readonly { indication: Indication | null; de: Words; en: Words }[] = [
  {
    indication: null,
    de: [
      'Einstieg in niedriger Dosis',
      'Bitte beginnen Sie mit der niedrigsten angegebenen Dosis am Abend und steigern Sie frühestens nach drei Tagen. Warten Sie die Wirkung ab, bevor Sie eine weitere Einzeldosis nehmen.',
    ],
    en: [
      'Start with a low dose',
      'Please begin with the lowest dose stated, in the evening, and increase it after three days at the earliest. Wait for the effect before you take another single dose.',
    ],
  },
  {
    indication: null,
    de: [
      'Straßenverkehr und Maschinen',
      'Fahren Sie kein Fahrzeug und bedienen Sie keine Maschinen, solange Sie eine Wirkung spüren, und grundsätzlich nicht in den ersten Wochen und nach jeder Änderung der Dosis.',
    ],
    en: [
      'Driving and machines',
      'Do not drive or use machines while you feel an effect, nor at any time in the first weeks and after each change of the dose.',
    ],
  },
  {
    indication: null,
    de: [
      'Weitere Unterlagen',
      'Für meine Entscheidung brauche ich noch einen Befund oder Arztbrief zu Ihren Beschwerden. Bitte laden Sie ihn zu dieser Anfrage hoch; ein gut lesbares Foto genügt.',
    ],
    en: [
      'Further documents',
      'For my decision I still need a finding or a medical letter about your symptoms. Please upload it to this request; a clearly legible photo is enough.',
    ],
  },
  {
    indication: null,
    de: [
      'Absage: persönliche Untersuchung',
      'Nach Ihren Angaben lässt sich Ihre Behandlung nicht allein aus der Ferne verantworten. Bitte wenden Sie sich an Ihre Hausarztpraxis oder eine Facharztpraxis, die Sie persönlich untersuchen kann.',
    ],
    en: [
      'Refusal: examination in person',
      'From what you told us, it would not be responsible to treat you at a distance alone. Please see your general practitioner or a specialist who can examine you in person.',
    ],
  },
  {
    indication: 'chronic-pain',
    de: [
      'Schmerztagebuch',
      'Bitte notieren Sie in den nächsten vier Wochen täglich Schmerzstärke (1 bis 10), Zeitpunkt und Dosis im Therapietagebuch. So sehen wir gemeinsam, ob die Behandlung hilft.',
    ],
    en: [
      'Pain diary',
      'For the next four weeks, please note the strength of the pain (1 to 10), the time and the dose in the therapy diary every day. It shows both of us whether the treatment helps.',
    ],
  },
  {
    indication: 'chronic-pain',
    de: [
      'Bisherige Schmerzbehandlung',
      'Welche Schmerzmittel und welche anderen Behandlungen, zum Beispiel Physiotherapie, haben Sie bisher versucht, wie lange und mit welchem Erfolg?',
    ],
    en: [
      'Pain treatment so far',
      'Which painkillers and which other treatments, physiotherapy for example, have you tried so far, for how long, and with what result?',
    ],
  },
  {
    indication: 'sleep-disorder',
    de: [
      'Einnahme vor dem Schlafen',
      'Nehmen Sie die Dosis etwa eine Stunde vor dem Schlafengehen und trinken Sie an diesem Abend keinen Alkohol. Wenn Sie morgens noch müde sind, verringern Sie die Dosis auf die vorherige Stufe.',
    ],
    en: [
      'Before going to sleep',
      'Take the dose about an hour before going to bed and drink no alcohol that evening. If you are still tired in the morning, go back to the step before.',
    ],
  },
  {
    indication: 'anxiety-ptsd',
    de: [
      'Angst: begleitende Behandlung',
      'Sind Sie zurzeit in psychotherapeutischer oder psychiatrischer Behandlung, und weiß man dort von Ihrer Anfrage? Bitte nennen Sie auch Krisen oder Klinikaufenthalte der letzten zwölf Monate.',
    ],
    en: [
      'Anxiety: treatment alongside',
      'Are you currently in psychotherapeutic or psychiatric treatment, and do they know of your request? Please also mention any crises or stays in hospital in the last twelve months.',
    ],
  },
  {
    indication: 'migraine-headaches',
    de: ['Kopfschmerztage', 'An wie vielen Tagen im Monat haben Sie Kopfschmerzen, und an wie vielen davon nehmen Sie ein Schmerzmittel oder ein Triptan?'],
    en: ['Days with headache', 'On how many days a month do you have a headache, and on how many of these do you take a painkiller or a triptan?'],
  },
];

export const makeTextBlocks = (now: Date): object[] =>
  blocks.flatMap(({ indication, ...words }) =>
    (['de', 'en'] as const).map((language) => {
      const [name, text] = words[language];
      return { id: stableId('house-text-block', name), name, text, language, indication, createdAt: now, updatedAt: now };
    }),
  );
