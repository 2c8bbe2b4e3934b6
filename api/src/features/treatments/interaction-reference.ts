import type { Locale } from '@blattwerk/contract/errors';

/**
 * A static reference for the doctor: words that can stand in a patient's text, what is known about them, and where that is written.
 * A match is a highlight to look at. It is no score, blocks nothing and suggests no decision.
 */
export interface ReferenceEntry {
  /** Stable: the reason for an override names it. */
  rule: string;
  kind: 'interaction' | 'keyword';
  severity: 'info' | 'amber' | 'red';
  /** Beginnings of words, in lower case. */
  words: readonly string[];
  texts: Record<Locale, { title: string; text: string }>;
  source: string;
}

const sources = {
  sativex: 'Fachinformation Sativex, Abschnitt Wechselwirkungen',
  sativexPatients: 'Gebrauchsinformation Sativex',
  tribune: 'Medical Tribune: Cannabinoide, fünf Punkte',
  department: 'DC Department of Health: Medical Cannabis, Adverse Effects and Drug Interactions',
  clinic: 'Kontraindikationen von medizinischem Cannabis (Canify Clinics)',
} as const;

type Texts = [title: string, text: string];
const entry = (
  kind: ReferenceEntry['kind'],
  name: string,
  severity: ReferenceEntry['severity'],
  words: string[],
  de: Texts,
  en: Texts,
  source: string,
): ReferenceEntry => ({
  rule: `${kind}.${name}`,
  kind,
  severity,
  words,
  texts: { de: { title: de[0], text: de[1] }, en: { title: en[0], text: en[1] } },
  source,
});
const interaction = (name: string, severity: ReferenceEntry['severity'], words: string[], de: Texts, en: Texts, source: string): ReferenceEntry =>
  entry('interaction', name, severity, words, de, en, source);
const keyword = (name: string, severity: ReferenceEntry['severity'], words: string[], de: Texts, en: Texts, source: string): ReferenceEntry =>
  entry('keyword', name, severity, words, de, en, source);

export const interactionReference: readonly ReferenceEntry[] = [
  interaction(
    'cyp3a4-inhibitors',
    'amber',
    ['ketoconazol', 'itraconazol', 'clarithromycin', 'erythromycin', 'ritonavir', 'verapamil', 'diltiazem', 'amiodaron', 'grapefruit'],
    ['CYP3A4-Hemmer', 'THC und CBD können steigen (Ketoconazol etwa auf das Doppelte). Niedriger beginnen, beobachten.'],
    ['CYP3A4 inhibitor', 'THC and CBD can rise (ketoconazole about twofold). Start lower, monitor.'],
    sources.tribune,
  ),
  interaction(
    'cyp2c9-inhibitors',
    'amber',
    ['fluoxetin', 'cotrimoxazol', 'valproat', 'valproin', 'fluconazol', 'metronidazol'],
    ['CYP2C9-Hemmer', 'THC kann steigen. Niedriger beginnen, beobachten. Valproat mit CBD: Leberwerte.'],
    ['CYP2C9 inhibitor', 'THC can rise. Start lower, monitor. Valproate with CBD: liver enzymes.'],
    sources.tribune,
  ),
  interaction(
    'enzyme-inducers',
    'amber',
    ['rifampicin', 'carbamazepin', 'phenytoin', 'phenobarbital', 'johanniskraut', "st john's wort"],
    ['CYP3A4-Induktor', 'THC und CBD können sinken, nach dem Absetzen wieder steigen. Wirkung prüfen.'],
    ['CYP3A4 inducer', 'THC and CBD can fall, and rise after stopping. Check the effect.'],
    sources.sativex,
  ),
  interaction(
    'vitamin-k-antagonists',
    'red',
    ['warfarin', 'phenprocoumon', 'marcumar', 'falithrom', 'coumadin'],
    ['Vitamin-K-Antagonist', 'INR kann steigen, Blutungsgefahr. INR zu Beginn und bei Dosisänderung kontrollieren.'],
    ['Vitamin K antagonist', 'INR can rise, risk of bleeding. Check INR at the start and when the dose changes.'],
    sources.department,
  ),
  interaction(
    'clobazam',
    'red',
    ['clobazam', 'frisium'],
    ['Clobazam', 'Der aktive Metabolit steigt durch CBD etwa auf das Dreifache. Clobazam verringern.'],
    ['Clobazam', 'CBD raises the active metabolite about threefold. Reduce clobazam.'],
    sources.tribune,
  ),
  interaction(
    'clopidogrel',
    'amber',
    ['clopidogrel', 'plavix'],
    ['Clopidogrel', 'Aktivierung über CYP2C19 kann sinken. Alternative prüfen.'],
    ['Clopidogrel', 'Activation by CYP2C19 can fall. Check an alternative.'],
    sources.tribune,
  ),
  interaction(
    'sedatives',
    'red',
    ['diazepam', 'lorazepam', 'alprazolam', 'tavor', 'valium', 'benzodiazepin', 'zolpidem', 'zopiclon', 'barbiturat', 'alkohol', 'alcohol'],
    ['Dämpfende Mittel', 'Dämpfung verstärkt sich, Spiegel können steigen. Meiden oder verringern, auf das Fahren hinweisen.'],
    ['Sedatives', 'Sedation adds up, levels can rise. Avoid or reduce, warn about driving.'],
    sources.clinic,
  ),
  interaction(
    'opioids',
    'red',
    ['morphin', 'oxycodon', 'fentanyl', 'tilidin', 'methadon', 'polamidon', 'buprenorphin', 'tramadol', 'hydromorphon', 'opioid'],
    ['Opioide', 'Zentrale Dämpfung und Atemdepression verstärken sich. Langsam steigern.'],
    ['Opioids', 'Central and respiratory depression add up. Titrate slowly.'],
    sources.department,
  ),
  interaction(
    'antidepressants',
    'amber',
    ['sertralin', 'citalopram', 'escitalopram', 'venlafaxin', 'duloxetin', 'amitriptylin', 'doxepin', 'mirtazapin'],
    ['Antidepressiva', 'Spiegel können durch CBD steigen; trizyklische: schneller Puls. Beobachten.'],
    ['Antidepressants', 'CBD can raise levels; tricyclics: fast pulse. Monitor.'],
    sources.department,
  ),
  interaction(
    'antipsychotics',
    'red',
    ['clozapin', 'olanzapin', 'haloperidol', 'quetiapin', 'risperidon'],
    ['Antipsychotika', 'Rauch senkt Spiegel über CYP1A2, nach dem Absetzen steigen sie; gegensinnige Wirkung. Indikation hinterfragen.'],
    ['Antipsychotics', 'Smoke lowers levels through CYP1A2, they rise after stopping; opposing effect. Question the indication.'],
    sources.tribune,
  ),
  interaction(
    'theophylline',
    'amber',
    ['theophyllin'],
    ['Theophyllin', 'Spiegel sinken bei gerauchtem Cannabis. Spiegel kontrollieren.'],
    ['Theophylline', 'Levels fall with smoked cannabis. Check the level.'],
    sources.tribune,
  ),
  interaction(
    'immunosuppressants',
    'red',
    ['tacrolimus', 'ciclosporin', 'everolimus', 'sirolimus'],
    ['Immunsuppressiva', 'Spiegel können durch CBD steigen. Mit dem Transplantationszentrum kontrollieren.'],
    ['Immunosuppressants', 'CBD can raise levels. Check together with the transplant centre.'],
    sources.department,
  ),
  interaction(
    'statins',
    'info',
    ['simvastatin', 'atorvastatin', 'statin'],
    ['Statine', 'Spiegel können steigen. Auf Muskelbeschwerden achten.'],
    ['Statins', 'Levels can rise. Watch for muscle symptoms.'],
    sources.department,
  ),
  interaction(
    'blood-pressure',
    'info',
    ['amlodipin', 'metoprolol', 'bisoprolol', 'ramipril', 'candesartan', 'betablocker', 'blutdrucksenk'],
    ['Herz- und Blutdruckmittel', 'Blutdruck kann sinken, Puls steigen. Beides kontrollieren.'],
    ['Heart and blood pressure medicines', 'Blood pressure can fall, pulse can rise. Check both.'],
    sources.department,
  ),
  interaction(
    'stimulants',
    'amber',
    ['methylphenidat', 'ritalin', 'medikinet', 'concerta', 'elvanse', 'lisdexamfetamin', 'amphetamin', 'amfetamin'],
    ['Stimulanzien', 'Puls und Blutdruck können steigen. Kontrollieren.'],
    ['Stimulants', 'Pulse and blood pressure can rise. Check them.'],
    sources.sativex,
  ),
  interaction(
    'pde5-inhibitors',
    'info',
    ['sildenafil', 'tadalafil', 'viagra'],
    ['PDE-5-Hemmer', 'Spiegel können steigen; Vorsicht bei Herzerkrankung.'],
    ['PDE5 inhibitors', 'Levels can rise; care with heart disease.'],
    sources.department,
  ),
  interaction(
    'direct-oral-anticoagulants',
    'amber',
    ['apixaban', 'eliquis', 'rivaroxaban', 'xarelto', 'edoxaban'],
    ['Direkte orale Antikoagulanzien', 'Spiegel können steigen. Auf Blutungen achten.'],
    ['Direct oral anticoagulants', 'Levels can rise. Watch for bleeding.'],
    sources.sativex,
  ),
  interaction(
    'hormonal-contraception',
    'info',
    ['antibabypille', 'verhütungspille', 'kontrazept', 'contracept', 'birth control'],
    ['Hormonelle Verhütung', 'Wirkung kann sinken. Zusätzlich verhüten.'],
    ['Hormonal contraception', 'Effect can fall. Use an additional barrier method.'],
    sources.sativexPatients,
  ),
  interaction(
    'lithium-and-antidiabetics',
    'info',
    ['lithium', 'metformin', 'insulin'],
    ['Lithium, Antidiabetika', 'Einzelne Fallberichte. Beobachten.'],
    ['Lithium, antidiabetics', 'Single case reports. Monitor.'],
    sources.sativex,
  ),
  keyword(
    'crisis',
    'red',
    ['suizid', 'selbstmord', 'suicid', 'stimmen hör', 'psychose', 'psychosis', 'schizophren'],
    ['Seelische Krise oder Psychose', 'Der Text nennt ein Wort, das dafür stehen kann. Bitte lesen.'],
    ['Crisis or psychosis', 'The text has a word that can stand for it. Please read.'],
    sources.clinic,
  ),
  keyword(
    'dependence',
    'amber',
    ['entzug', 'substitution', 'abhängig', 'withdrawal', 'addict'],
    ['Entzug oder Abhängigkeit', 'Der Text nennt ein Wort, das dafür stehen kann. Bitte lesen.'],
    ['Withdrawal or dependence', 'The text has a word that can stand for it. Please read.'],
    sources.clinic,
  ),
  keyword(
    'pregnancy',
    'red',
    ['schwanger', 'stille', 'pregnan', 'breastfeed'],
    ['Schwangerschaft oder Stillzeit', 'Der Text nennt ein Wort, das dafür stehen kann. Bitte lesen.'],
    ['Pregnancy or breastfeeding', 'The text has a word that can stand for it. Please read.'],
    sources.sativexPatients,
  ),
  keyword(
    'heart',
    'red',
    ['herzinfarkt', 'stent', 'icd', 'schrittmacher', 'heart attack', 'pacemaker'],
    ['Schwere Herzerkrankung', 'Der Text nennt ein Wort, das dafür stehen kann. Bitte lesen.'],
    ['Severe heart disease', 'The text has a word that can stand for it. Please read.'],
    sources.sativexPatients,
  ),
  keyword(
    'transplant',
    'amber',
    ['transplantation', 'chemo', 'transplant'],
    ['Transplantation oder Chemotherapie', 'Der Text nennt ein Wort, das dafür stehen kann. Bitte lesen.'],
    ['Transplant or chemotherapy', 'The text has a word that can stand for it. Please read.'],
    sources.department,
  ),
];
