import { revise } from './revise.ts';
import { version1 } from './version-1.ts';

const whyWords = {
  de: 'In Ihren Worten steht oft, was in keiner Liste vorkommt. Die Ärztin oder der Arzt liest sie zuerst.',
  en: 'Your own words often say what no list contains. The doctor reads them first.',
};

/** Medicines and earlier therapies as lists, height and weight for oral use, and at each question why it is asked. */
export const version2 = revise(version1, {
  version: 2,
  publishedAt: '2026-11-23T00:00:00.000Z',
  after: {
    treatedBefore: [
      {
        key: 'earlierTherapies',
        kind: 'therapies',
        text: { de: 'Was haben Sie schon versucht, und hat es geholfen?', en: 'What have you tried, and did it help?' },
        label: { de: 'Bisherige Behandlungen', en: 'Earlier treatments' },
        help: {
          de: 'Arzneimittel, Physiotherapie, Psychotherapie und anderes. Sie können das auch auslassen.',
          en: 'Medicines, physiotherapy, psychotherapy and others. You may leave this out.',
        },
        when: { field: 'treatedBefore', is: true },
        options: [
          { value: 'helped', text: { de: 'Hat geholfen', en: 'Helped' } },
          { value: 'partly', text: { de: 'Hat zum Teil geholfen', en: 'Helped in part' } },
          { value: 'not', text: { de: 'Hat nicht geholfen', en: 'Did not help' } },
          { value: 'side-effects', text: { de: 'Wegen Nebenwirkungen beendet', en: 'Stopped because of side effects' } },
        ],
      },
    ],
    medicationTaken: [
      {
        key: 'medications',
        kind: 'medicines',
        text: { de: 'Welche Arzneimittel sind das?', en: 'Which medicines are they?' },
        label: { de: 'Arzneimittel', en: 'Medicines' },
        help: {
          de: 'Am einfachsten geht es mit den Packungen oder Ihrem Medikationsplan vor Augen.',
          en: 'It is easiest with the packages or your medication plan in front of you.',
        },
        when: { field: 'medicationTaken', is: true },
      },
    ],
    usageType: [
      {
        key: 'height',
        kind: 'number',
        text: { de: 'Wie groß sind Sie?', en: 'How tall are you?' },
        label: { de: 'Größe', en: 'Height' },
        unit: 'cm',
        min: 100,
        max: 250,
        when: { field: 'usageType', is: 'oral' },
      },
      {
        key: 'weight',
        kind: 'number',
        text: { de: 'Wie viel wiegen Sie?', en: 'How much do you weigh?' },
        label: { de: 'Gewicht', en: 'Weight' },
        unit: 'kg',
        min: 25,
        max: 350,
        when: { field: 'usageType', is: 'oral' },
      },
    ],
  },
  changes: {
    // Only where a former answer has words: nothing that was written is lost, and no new words are asked for.
    medicationHistory: {
      text: { de: 'Ihre früheren Angaben zu Arzneimitteln', en: 'What you wrote about medicines before' },
      label: { de: 'Arzneimittel in eigenen Worten', en: 'Medicines in own words' },
      help: {
        de: 'Bitte tragen Sie die Arzneimittel oben in die Liste ein. Was hier steht, bleibt erhalten, bis Sie es löschen.',
        en: 'Please enter the medicines in the list above. What is written here stays until you delete it.',
      },
      when: { field: 'medicationHistory', isGiven: true },
    },
    cannabisBenefitReason: { label: { de: 'Erwartung und Wirkung', en: 'Expectation and effect' } },
  },
  why: {
    symptoms: {
      de: 'Daraus ergibt sich, ob Cannabis überhaupt infrage kommt und was vorher versucht werden sollte.',
      en: 'It shows whether cannabis is an option at all, and what should be tried first.',
    },
    complaints: whyWords,
    symptomsDuration: {
      de: 'Cannabis kommt meist erst infrage, wenn Beschwerden länger anhalten.',
      en: 'Cannabis is usually an option only when complaints have lasted for some time.',
    },
    symptomsLevel: {
      de: 'So lässt sich später erkennen, ob die Behandlung etwas ändert. Es gibt keinen Wert, der besser wäre.',
      en: 'It lets us see later whether the treatment changes anything. No value is better than another.',
    },
    treatedBefore: {
      de: 'Vor Cannabis sollten übliche Behandlungen versucht oder bedacht worden sein.',
      en: 'Usual treatments should have been tried or considered before cannabis.',
    },
    earlierTherapies: {
      de: 'Was nicht geholfen hat oder schlecht vertragen wurde, muss niemand noch einmal versuchen.',
      en: 'What did not help or was not tolerated does not have to be tried again.',
    },
    medicationTaken: {
      de: 'Cannabis kann Arzneimittel stärker oder schwächer machen, auch solche ohne Rezept.',
      en: 'Cannabis can make medicines stronger or weaker, those without a prescription too.',
    },
    medications: {
      de: 'Mit Name und Dosis sehen Ärztin oder Arzt Wechselwirkungen. Was nicht in unserer Liste steht, prüfen sie selbst.',
      en: 'Name and dose show the doctor possible interactions. What is not in our list they check themselves.',
    },
    cannabisExperience: {
      de: 'Wer Cannabis noch nicht kennt, beginnt mit einer kleineren Menge.',
      en: 'People who are new to cannabis start with a smaller amount.',
    },
    cannabisBenefitReason: {
      de: 'An Ihrem Ziel lässt sich messen, ob die Behandlung das Richtige ist.',
      en: 'Your aim is what the treatment can be measured by.',
    },
    usageType: {
      de: 'Blüten und Extrakte wirken verschieden schnell und verschieden lang.',
      en: 'Flowers and extracts differ in how soon and how long they work.',
    },
    height: {
      de: 'Zusammen mit dem Gewicht zeigt sie, ob vorsichtiger begonnen werden sollte.',
      en: 'Together with the weight it shows whether to start more carefully.',
    },
    weight: { de: 'CBD in Extrakten wird nach dem Körpergewicht dosiert.', en: 'CBD in extracts is dosed by body weight.' },
    requestedProducts: {
      de: 'Ein Wunsch hilft bei der Auswahl. Er verpflichtet Sie und die Ärztin oder den Arzt zu nichts.',
      en: 'A wish helps with the choice. It binds neither you nor the doctor.',
    },
    amount: {
      de: 'So passt ein Rezept zu dem, was Sie in einem Monat brauchen.',
      en: 'It lets a prescription fit what you need in a month.',
    },
    agreement: {
      de: 'Damit klar ist, dass niemand Ihnen ein bestimmtes Produkt verspricht.',
      en: 'So that it is clear that nobody promises you a certain product.',
    },
    treatingPhysician: {
      de: 'Der Arztbrief kann so an die richtige Praxis gerichtet werden. Sie geben ihn selbst weiter.',
      en: 'The medical letter can then be addressed to the right practice. You pass it on yourself.',
    },
  },
});
