import type { Medicine } from '@blattwerk/contract/health-states/medicines';
import { substanceNamed } from '@blattwerk/contract/medicines/find-substances';
import { interactionList, interactionRules, rulesFor } from './interaction-rules.ts';
import { checkMedicines, interactionHints, uncheckedMedicines } from './medicine-check.ts';

const medicine = (name: string, more: Partial<Medicine> = {}): Medicine => {
  const known = substanceNamed(name);
  return { name, dose: '1', frequency: 'täglich', ...(known ? { substance: known.de, atc: known.atc } : {}), ...more };
};
const rulesOf = (name: string): string[] => interactionHints([medicine(name)], 'de').map(({ rule }) => rule.replace('interaction.', ''));

/** For each rule a medicine that it is about, and a neighbour that it is not about. */
const examples: Record<string, [meant: string[], notMeant: string[]]> = {
  'cyp3a4-inhibitors': [
    ['Clarithromycin', 'Ritonavir', 'Isoptin', 'Amiodaron'],
    ['Azithromycin', 'Amlodipin'],
  ],
  'cyp2c9-inhibitors': [
    ['Fluoxetin', 'Cotrimoxazol', 'Fluconazol', 'Valproat'],
    ['Sertralin', 'Amoxicillin'],
  ],
  'enzyme-inducers': [
    ['Carbamazepin', 'Johanniskraut', 'Rifampicin'],
    ['Lamotrigin', 'Levetiracetam'],
  ],
  'vitamin-k-antagonists': [
    ['Marcumar', 'Warfarin'],
    ['Eliquis', 'ASS 100'],
  ],
  clobazam: [['Frisium'], ['Diazepam']],
  clopidogrel: [['Plavix'], ['Prasugrel']],
  sedatives: [
    ['Tavor', 'Zopiclon', 'Zolpidem', 'Phenobarbital'],
    ['Clobazam', 'Melatonin'],
  ],
  'other-sedatives': [
    ['Pregabalin', 'Doxylamin', 'Baclofen', 'Promethazin'],
    ['Cetirizin', 'Ibuprofen'],
  ],
  opioids: [
    ['Tilidin', 'Methadon', 'Codein', 'Suboxone', 'Tramadol 50 mg'],
    ['Novalgin', 'Paracetamol'],
  ],
  antidepressants: [['Citalopram', 'Venlafaxin', 'Mirtazapin'], ['Amitriptylin']],
  tricyclics: [['Amitriptylin', 'Doxepin'], ['Sertralin']],
  antipsychotics: [['Clozapin', 'Seroquel', 'Haloperidol'], ['Lithium']],
  theophylline: [['Theophyllin'], ['Salbutamol']],
  immunosuppressants: [['Tacrolimus', 'Ciclosporin', 'Everolimus'], ['Azathioprin']],
  statins: [['Simvastatin', 'Atorvastatin'], ['Pravastatin']],
  'blood-pressure': [['Ramipril', 'Metoprolol', 'Amlodipin', 'Torasemid'], ['Simvastatin']],
  stimulants: [['Ritalin', 'Elvanse', 'Pseudoephedrin'], ['Donepezil']],
  anticholinergics: [['Oxybutynin', 'Buscopan', 'Biperiden'], ['Tamsulosin']],
  'pde5-inhibitors': [['Viagra', 'Tadalafil'], ['Finasterid']],
  'direct-oral-anticoagulants': [['Xarelto', 'Dabigatran'], ['Marcumar']],
  digoxin: [['Digoxin'], ['Digitoxin']],
  'hormonal-contraception': [['Desogestrel', 'Yasmin'], ['Estradiol']],
  valproate: [['Orfiril'], ['Topiramat']],
  'alcohol-reaction': [['Disulfiram', 'Metronidazol'], ['Ciprofloxacin']],
  'checkpoint-inhibitors': [['Nivolumab', 'Ipilimumab'], ['Imatinib']],
  lithium: [['Lithium'], ['Lamotrigin']],
  cannabinoids: [['Sativex', 'Epidyolex', 'Dronabinol'], ['Ondansetron']],
};

test('every rule has examples, and every example a rule', () => {
  expect(Object.keys(examples)).toEqual(interactionRules.map(({ rule }) => rule.replace('interaction.', '')));
});

describe.each(Object.entries(examples))('rule %s', (rule, [meant, notMeant]) => {
  test.each(meant)('is about %s', (name) => expect(rulesOf(name)).toContain(rule));
  test.each(notMeant)('is not about %s', (name) => {
    expect(substanceNamed(name)).toBeDefined();
    expect(rulesOf(name)).not.toContain(rule);
  });
});

test('every rule has texts in both languages, a source with its address, and codes of ATC groups', () => {
  expect(interactionList.reviewedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  for (const { rule, atc, texts, source } of interactionRules) {
    expect([
      rule,
      Object.values(texts)
        .flatMap(Object.values)
        .every((text: string) => text.length > 3),
    ]).toEqual([rule, true]);
    expect([rule, /^https:\/\//.test(source.url), atc.every((code) => /^[A-Z]\d{2}[A-Z]{0,2}\d{0,2}$/.test(code))]).toEqual([rule, true, true]);
  }
  expect(rulesFor('A11CC05')).toEqual([]);
});

test('one hint a rule names every medicine that it is about, with its source', () => {
  const hints = interactionHints([medicine('Marcumar'), medicine('Warfarin'), medicine('Vigantol')], 'de');
  expect(hints).toMatchObject([{ rule: 'interaction.vitamin-k-antagonists', severity: 'red', title: 'Vitamin-K-Antagonist: „Marcumar“, „Warfarin“' }]);
  expect(hints[0]?.sourceUrl).toContain('doi.org');
  expect(interactionHints([medicine('Marcumar')], 'en')[0]?.title).toBe('Vitamin K antagonist: “Marcumar”');
});

test('a stopped medicine gives no hint and is listed apart; an unknown one is never taken for checked', () => {
  const list = [medicine('Marcumar', { stoppedAt: '2024' }), medicine('Xylomedon'), medicine('Paracetamol')];
  expect(interactionHints(list, 'de')).toEqual([]);
  expect(uncheckedMedicines(list)).toEqual(['Xylomedon']);
  expect(checkMedicines(list)?.medicines.map(({ name, status }) => [name, status])).toEqual([
    ['Marcumar', 'stopped'],
    ['Xylomedon', 'not-checked'],
    ['Paracetamol', 'checked'],
  ]);
  expect(checkMedicines(undefined)).toBeNull();
});
