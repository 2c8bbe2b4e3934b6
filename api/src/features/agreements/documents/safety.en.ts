import type { AgreementText } from './agreement-text.ts';

export const safetyEn: AgreementText = {
  title: 'Patient safety',
  introduction: [],
  sections: [
    {
      heading: '1. In an emergency',
      paragraphs: ['Call 112. Out of hours you reach the medical on-call service at 116 117. This site is not meant for emergencies.'],
    },
    {
      heading: '2. Who decides',
      paragraphs: [
        'A doctor reads every request and alone decides on the therapy. No program makes or suggests a decision. Remote treatment is not always possible; then we tell you.',
      ],
    },
    {
      heading: '3. When cannabis is out of the question',
      paragraphs: [
        'With psychosis, addiction disorders, severe heart conditions, an allergy to THC or CBD, in pregnancy and while breastfeeding, treatment through {{brand}} is ruled out.',
      ],
    },
    {
      heading: '4. Traffic and machines',
      paragraphs: [
        'Cannabis can reduce attention and reactions. Do not drive and do not operate machines while you feel the effect or while your dose is not settled.',
      ],
    },
    {
      heading: '5. Other medicines',
      paragraphs: ['Name all medicines in the questionnaire, including those without a prescription. Alcohol and sedatives increase the effect.'],
    },
    {
      heading: '6. Storage',
      paragraphs: ['Keep the medicine locked away and out of the reach of children. Never pass it on.'],
    },
    {
      heading: '7. Reporting side effects',
      paragraphs: [
        'Talk to your doctor or pharmacy about side effects. You can also report them yourself to the Federal Institute for Drugs and Medical Devices.',
      ],
    },
  ],
  declaration: [],
};
