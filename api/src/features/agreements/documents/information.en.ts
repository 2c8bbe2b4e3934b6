import type { AgreementText } from './agreement-text.ts';

export const informationEn: AgreementText = {
  title: 'Information sheet on treatment with medical cannabis',
  introduction: [
    'This sheet explains what you should know before treatment. Please take your time to read it. It supplements the talk with the doctor and does not replace it: you can ask at any time to have everything explained to you in person, and you can ask any question before you sign.',
    'You receive a copy of this sheet. It is in your account and can be downloaded there.',
  ],
  sections: [
    {
      heading: 'Diagnosis and decision',
      paragraphs: [
        'A doctor reviews your answers, your medical history and your previous treatments. From these follow which illness is present and whether medical cannabis is justifiable in your case. Further findings, a question to you or a conversation may be needed.',
        'The doctor alone decides about the therapy. You have no claim to a particular prescription. The products you name are a non-binding wish.',
        'Please answer completely and truthfully. Illnesses or medicines that are left out can endanger your health.',
      ],
    },
    {
      heading: 'How treatment works',
      paragraphs: [
        'Medical cannabis mainly contains tetrahydrocannabinol (THC) and cannabidiol (CBD). Flowers are inhaled after vaporisation with a suitable device; extracts are usually taken as drops. Smoking is not recommended, because it produces harmful substances.',
        'After inhalation the effect begins within minutes and lasts about two to four hours. After swallowing it often begins only after 30 to 90 minutes and lasts longer. So do not take a further dose too early.',
        'Treatment starts with a low dose, which is adjusted step by step. Keep to the single and daily dose on the prescription. Effect and tolerance are reviewed in follow-up checks.',
        'Nobody can predict whether and how strongly cannabis will work for you. For many complaints the scientific evidence is limited. We cannot promise an effect.',
      ],
    },
    {
      heading: 'Side effects and risks',
      paragraphs: [
        'Common: tiredness, dizziness, dry mouth, reddened eyes, increased appetite, nausea, slowed reactions, impaired attention and memory, changes of mood.',
        'Occasional: fast pulse, drop in blood pressure with a risk of falls, headache, restlessness, anxiety, confusion, disturbed vision, diarrhoea or constipation.',
        'Rare but serious: psychosis with delusions or hallucinations, panic, thoughts of suicide, irregular heartbeat, heart attack, persistent severe vomiting, allergic reactions. Stop using it in that case and get medical help at once.',
        'Cannabis can cause dependence. The risk rises with dose, duration and THC content and is higher in young people. When stopping after longer use, sleep problems, irritability, restlessness and sweating can occur. After longer use do not stop without medical advice.',
      ],
    },
    {
      heading: 'When cannabis is not used, or only with special care',
      paragraphs: [
        'As a rule it is not used in case of psychosis or schizophrenia, in yourself or in your parents, siblings or children, severe personality disorder, thoughts of suicide, severe heart or circulatory disease, allergy to cannabis or an excipient, and addiction.',
        'Special care is needed with liver or kidney disease, epilepsy, anxiety and panic disorders, lung disease, before anaesthesia, from the age of 65 and under the age of 25. Under the age of 18 treatment through {{brand}} is excluded.',
        'Cannabis must not be used during pregnancy and breastfeeding. Use reliable contraception during treatment and for about three months afterwards; this applies to women and men. The effect of the pill may be reduced.',
      ],
    },
    {
      heading: 'Interactions with other medicines',
      paragraphs: [
        'Cannabis can strengthen or weaken the effect of other medicines, and the other way round. Important are, among others: blood thinners, medicines for epilepsy, sleeping pills and sedatives, opioids, antidepressants, medicines for psychosis, heart and blood pressure medicines, medicines after a transplant, certain antibiotics and antifungals, St John’s wort and grapefruit.',
        'Tell us about everything you take, including medicines without prescription, and every later change. Do not drink alcohol and do not take drugs during treatment: the effects strengthen each other unpredictably.',
      ],
    },
    {
      heading: 'Driving, work and travel',
      paragraphs: [
        'Cannabis can make you unfit to drive, especially at the beginning, after each change of dose and together with other medicines. Do not drive, operate machines or work without protection as long as you feel the effect or do not know how you react.',
        'In Germany a limit of 3.5 ng THC per millilitre of blood serum applies on the road. It does not apply if the THC comes from a medicine that was prescribed for a specific illness and is taken as intended. Anyone who is not fit to drive still commits an offence. A prescription does not protect you in that case. Together with alcohol there is no exception.',
        'If your work is relevant to safety, talk to the occupational health service. For travel within the Schengen area a certified form may be needed, which is valid for 30 days at most. Cannabis must not be taken into many other countries; ask their embassy beforehand.',
      ],
    },
    {
      heading: 'What is special about remote treatment',
      paragraphs: [
        'Treatment can take place by questionnaire, messages, telephone or video. The doctor cannot examine you physically. Some findings may therefore remain undetected, and answers are harder to verify. Technical faults can delay a conversation.',
        'Remote treatment is not always possible. The doctor considers this in each individual case and may ask for a conversation or a visit to a practice. You can choose a local practice instead of remote treatment at any time.',
        'Conversations are not recorded. Please find a place where nobody can listen.',
      ],
    },
    {
      heading: 'Other options',
      paragraphs: [
        'Depending on the illness there are other treatments: licensed medicines, physiotherapy, psychotherapy, exercise, relaxation and sleep methods, a pain or sleep clinic, or waiting for the time being. Most of them have the advantage that their effect has been studied better.',
        'Discuss with your doctor which advantages and disadvantages these options have for you.',
      ],
    },
    {
      heading: 'Expected costs',
      paragraphs: [
        'You pay yourself. Statutory health insurance usually does not cover these services; private insurers and state aid for officials decide case by case. Please ask beforehand.',
        'Doctor’s fee: calculated according to the German scale of medical fees (GOÄ), as a rule no. 1 (advice) at 2.30 times the base rate = €10.72 and no. 70 (short certificate) at 1.83 times the base rate = €4.27, together €14.99. Other services are only charged if they are necessary and provided.',
        'Deposit: {{deposit}} when the request is sent. It is offset against the doctor’s fee or, if no service comes about, refunded. Details are in the treatment contract.',
        'Video consultation: {{consultationFee}}, against which a deposit that has been paid is credited. Service fee for individual arranging services: {{serviceFee}} including VAT; it only arises if you expressly order the service.',
        'Medicine: flowers usually cost between €5 and €15 per gram in pharmacies. At a daily dose of 0.5 g that is about €75 to €225 a month. Extracts and other forms differ. The pharmacy that you choose sets price and shipping. A device for vaporising is extra.',
      ],
    },
    {
      heading: 'Keeping it safe',
      paragraphs: [
        'Keep the medicine locked away and out of reach of children and animals, best in the pharmacy’s packaging and with a copy of the prescription. Do not pass it on to anybody: that can be a criminal offence.',
      ],
    },
    {
      heading: 'Your consent and withdrawing it',
      paragraphs: [
        'There is no treatment without your consent. You can withdraw it at any time without giving reasons, in your account, by email or in conversation. You will suffer no disadvantage. What has happened until then remains lawful; records required by law are kept.',
      ],
    },
    {
      heading: 'In an emergency',
      paragraphs: [
        'In an emergency call 112; the out-of-hours medical service is 116 117. {{brand}} is not an emergency service, and messages are not read around the clock.',
        'If you have thoughts of suicide, you can reach the crisis line Telefonseelsorge free of charge and around the clock on 0800 111 0 111.',
      ],
    },
  ],
  declaration: [
    'I have read and understood this information sheet. I had the opportunity to ask questions, and I know that I can ask for the information to be given in person.',
    'I agree that treatment takes place remotely as far as the doctor considers this justifiable. I can withdraw this consent at any time.',
  ],
};
