import type { Locale } from '@blattwerk/contract/errors';

/**
 * Known interactions of cannabis medicines, by ATC code. A reference to read, with its sources; it decides nothing and blocks nothing. A change
 * of a rule raises `version`; `reviewedOn` is the day on which all rules were compared with their sources.
 */
export const interactionList = { version: 1, reviewedOn: '2026-11-23' } as const;

export interface InteractionRule {
  /** Stable: the reason for an override names it. */
  rule: string;
  severity: 'info' | 'amber' | 'red';
  /** Beginnings of ATC codes, and those below them that are meant to be left out. */
  atc: readonly string[];
  except?: readonly string[];
  texts: Record<Locale, { title: string; text: string }>;
  source: { title: string; url: string };
}

const sources = {
  sativex: { title: 'Fachinformation Sativex (Swissmedic 62644), Interaktionen', url: 'https://ch.oddb.org/de/gcc/fachinfo/reg/62644/chapter/interactions' },
  epidiolex: {
    title: 'Epidiolex (cannabidiol), US prescribing information, sections 5 and 7',
    url: 'https://dailymed.nlm.nih.gov/dailymed/drugInfo.cfm?setid=8bf27097-4870-43fb-94f0-f3d0871d1eec',
  },
  marinol: {
    title: 'Marinol (dronabinol), US prescribing information, section 7',
    url: 'https://www.accessdata.fda.gov/drugsatfda_docs/label/2017/018651s029lbl.pdf',
  },
  cmaj: { title: 'Antoniou et al., CMAJ 2020;192:E206', url: 'https://doi.org/10.1503/cmaj.191097' },
  clinicalRelevance: { title: 'Clinical Relevance of Drug Interactions with Cannabis, J Clin Med 2022;11:1154', url: 'https://doi.org/10.3390/jcm11051154' },
  leino: { title: 'Leino et al., Am J Transplant 2019;19:2944', url: 'https://doi.org/10.1111/ajt.15398' },
  anderson: { title: 'Anderson et al., J Clin Psychopharmacol 2021;41:525', url: 'https://doi.org/10.1097/JCP.0000000000001427' },
  taha: { title: 'Taha et al., Oncologist 2019;24:549; in doubt: Piper et al., Cancers 2024;16:1245', url: 'https://doi.org/10.3390/cancers16071245' },
  singh: { title: 'Singh et al., Child Neurol Open 2020;7', url: 'https://doi.org/10.1177/2329048X20947896' },
} as const;

type Texts = readonly [title: string, text: string];
const rule = (
  name: string,
  severity: InteractionRule['severity'],
  atc: string,
  [deTitle, deText]: Texts,
  [enTitle, enText]: Texts,
  source: keyof typeof sources,
  except = '',
): InteractionRule => ({
  rule: `interaction.${name}`,
  severity,
  atc: atc.split(' '),
  ...(except === '' ? {} : { except: except.split(' ') }),
  texts: { de: { title: deTitle, text: deText }, en: { title: enTitle, text: enText } },
  source: sources[source],
});

export const interactionRules: readonly InteractionRule[] = [
  rule('cyp3a4-inhibitors', 'amber', 'J02AB02 J02AC02 J02AC03 J01FA01 J01FA09 J05AE J05AR10 C08DA01 C08DB01 C01BD01',
    ['CYP3A4-Hemmer', 'THC und CBD können steigen, mit Ketoconazol etwa auf das Doppelte. Niedriger beginnen, beobachten.'],
    ['CYP3A4 inhibitor', 'THC and CBD can rise, with ketoconazole about twofold. Start lower, monitor.'], 'sativex'),
  rule('cyp2c9-inhibitors', 'amber', 'N06AB03 N06AB08 J01EE01 J02AC01 J02AC03 J01XD01 C01BD01 N03AG01',
    ['CYP2C9-Hemmer', 'THC kann steigen. Niedriger beginnen, beobachten.'],
    ['CYP2C9 inhibitor', 'THC can rise. Start lower, monitor.'], 'marinol'),
  rule('enzyme-inducers', 'amber', 'J04AB02 N03AF01 N03AF02 N03AB02 N03AA02 N03AA03 N06AP01 J05AG03',
    ['Enzyminduktor', 'THC und CBD können sinken und nach dem Absetzen wieder steigen. Wirkung prüfen.'],
    ['Enzyme inducer', 'THC and CBD can fall, and rise after stopping. Check the effect.'], 'sativex'),
  rule('vitamin-k-antagonists', 'red', 'B01AA',
    ['Vitamin-K-Antagonist', 'INR kann steigen, Blutungsgefahr. INR zu Beginn und bei Dosisänderung kontrollieren.'],
    ['Vitamin K antagonist', 'INR can rise, risk of bleeding. Check INR at the start and when the dose changes.'], 'clinicalRelevance'),
  rule('clobazam', 'red', 'N05BA09',
    ['Clobazam', 'Der aktive Metabolit steigt durch CBD etwa auf das Dreifache. Clobazam verringern erwägen.'],
    ['Clobazam', 'CBD raises the active metabolite about threefold. Consider reducing clobazam.'], 'epidiolex'),
  rule('clopidogrel', 'amber', 'B01AC04',
    ['Clopidogrel', 'CBD hemmt CYP2C19: Die Aktivierung kann sinken. Alternative prüfen.'],
    ['Clopidogrel', 'CBD inhibits CYP2C19: activation can fall. Check an alternative.'], 'epidiolex'),
  rule('sedatives', 'red', 'N05BA N05CD N05CF N03AE01 N03AA02 N03AA03',
    ['Dämpfende Mittel', 'Dämpfung verstärkt sich, Spiegel können steigen. Meiden oder verringern, auf das Fahren hinweisen.'],
    ['Sedatives', 'Sedation adds up, levels can rise. Avoid or reduce, warn about driving.'], 'sativex', 'N05BA09'),
  rule('other-sedatives', 'amber', 'N05BB N05CM N02BF M03BX R06AA R06AD',
    ['Müde machende Mittel', 'Müdigkeit und Schwindel können sich verstärken. Langsam steigern, auf das Fahren hinweisen.'],
    ['Medicines that make tired', 'Tiredness and dizziness can add up. Titrate slowly, warn about driving.'], 'marinol'),
  rule('opioids', 'red', 'N02A N07BC R05DA04',
    ['Opioide', 'Zentrale Dämpfung und Atemdepression verstärken sich; Buprenorphin- und Methadonspiegel können steigen. Langsam steigern.'],
    ['Opioids', 'Central and respiratory depression add up; buprenorphine and methadone levels can rise. Titrate slowly.'], 'clinicalRelevance'),
  rule('antidepressants', 'amber', 'N06AB N06AX',
    ['Antidepressiva', 'CBD kann Spiegel erhöhen, gezeigt für Citalopram und Escitalopram. Beobachten.'],
    ['Antidepressants', 'CBD can raise levels, shown for citalopram and escitalopram. Monitor.'], 'anderson'),
  rule('tricyclics', 'amber', 'N06AA',
    ['Trizyklische Antidepressiva', 'Schneller Puls, Blutdruckanstieg und Müdigkeit können sich verstärken. Puls und Blutdruck kontrollieren.'],
    ['Tricyclic antidepressants', 'Fast pulse, raised blood pressure and drowsiness can add up. Check pulse and blood pressure.'], 'marinol'),
  rule('antipsychotics', 'red', 'N05A',
    ['Antipsychotika', 'Rauch senkt Clozapin und Olanzapin über CYP1A2, nach dem Aufhören steigen sie; gegensinnige Wirkung. Indikation hinterfragen.'],
    ['Antipsychotics', 'Smoke lowers clozapine and olanzapine through CYP1A2, they rise after stopping; opposing effect. Question the indication.'], 'cmaj', 'N05AN'),
  rule('theophylline', 'amber', 'R03DA04',
    ['Theophyllin', 'Spiegel sinken bei gerauchtem Cannabis und können mit CBD steigen. Spiegel kontrollieren.'],
    ['Theophylline', 'Levels fall with smoked cannabis and can rise with CBD. Check the level.'], 'cmaj'),
  rule('immunosuppressants', 'red', 'L04AD L04AH',
    ['Immunsuppressiva', 'Spiegel können durch CBD steigen, Tacrolimus etwa auf das Dreifache. Mit dem Transplantationszentrum kontrollieren.'],
    ['Immunosuppressants', 'CBD can raise levels, tacrolimus about threefold. Check together with the transplant centre.'], 'leino'),
  rule('statins', 'info', 'C10AA01 C10AA05',
    ['Statine', 'Spiegel können steigen (CYP3A4). Auf Muskelbeschwerden achten.'],
    ['Statins', 'Levels can rise (CYP3A4). Watch for muscle symptoms.'], 'sativex'),
  rule('blood-pressure', 'info', 'C02 C03 C07 C08 C09',
    ['Herz- und Blutdruckmittel', 'Blutdruck kann sinken, vor allem beim Aufstehen, der Puls steigen. Beides kontrollieren.'],
    ['Heart and blood pressure medicines', 'Blood pressure can fall, mostly on standing up, the pulse can rise. Check both.'], 'marinol'),
  rule('stimulants', 'amber', 'N06BA R01BA02',
    ['Stimulanzien', 'Puls und Blutdruck können steigen. Kontrollieren.'],
    ['Stimulants', 'Pulse and blood pressure can rise. Check them.'], 'marinol'),
  rule('anticholinergics', 'amber', 'A03BA A03BB G04BD N04AA R03BB',
    ['Anticholinergika', 'Schneller Puls, Mundtrockenheit und Müdigkeit können sich verstärken.'],
    ['Anticholinergics', 'Fast pulse, dry mouth and drowsiness can add up.'], 'marinol'),
  rule('pde5-inhibitors', 'info', 'G04BE',
    ['PDE-5-Hemmer', 'Spiegel können steigen (CYP3A4); Vorsicht bei Herzerkrankung.'],
    ['PDE5 inhibitors', 'Levels can rise (CYP3A4); care with heart disease.'], 'sativex'),
  rule('direct-oral-anticoagulants', 'amber', 'B01AE07 B01AF',
    ['Direkte orale Antikoagulanzien', 'Spiegel können durch CBD steigen (P-Glykoprotein). Auf Blutungen achten.'],
    ['Direct oral anticoagulants', 'CBD can raise levels (P-glycoprotein). Watch for bleeding.'], 'epidiolex'),
  rule('digoxin', 'amber', 'C01AA05',
    ['Digoxin', 'Spiegel können durch CBD steigen (P-Glykoprotein). Spiegel kontrollieren.'],
    ['Digoxin', 'CBD can raise levels (P-glycoprotein). Check the level.'], 'epidiolex'),
  rule('hormonal-contraception', 'info', 'G03AA G03AC',
    ['Hormonelle Verhütung', 'Wirkung kann sinken. Zusätzlich verhüten.'],
    ['Hormonal contraception', 'Effect can fall. Use an additional barrier method.'], 'sativex'),
  rule('valproate', 'amber', 'N03AG01',
    ['Valproat', 'Mit CBD steigen Leberwerte häufiger. Transaminasen kontrollieren.'],
    ['Valproate', 'With CBD liver enzymes rise more often. Check transaminases.'], 'epidiolex'),
  rule('alcohol-reaction', 'amber', 'N07BB01 J01XD01',
    ['Disulfiram, Metronidazol', 'Unverträglich mit alkoholhaltigem Extrakt oder Spray. Alkoholfreie Form wählen.'],
    ['Disulfiram, metronidazole', 'Reaction with extract or spray that contains alcohol. Choose a form without.'], 'marinol'),
  rule('checkpoint-inhibitors', 'amber', 'L01FF L01FX04',
    ['Checkpoint-Hemmer', 'Schwächeres Ansprechen wurde beobachtet; die Auswertung ist umstritten. Mit der Onkologie abstimmen.'],
    ['Checkpoint inhibitors', 'A weaker response was observed; the analysis is disputed. Agree with the oncologist.'], 'taha'),
  rule('lithium', 'info', 'N05AN01',
    ['Lithium', 'Einzelner Fall mit erhöhtem Spiegel unter CBD. Spiegel beobachten.'],
    ['Lithium', 'A single case of a raised level with CBD. Watch the level.'], 'singh'),
  rule('cannabinoids', 'amber', 'A04AD10 N02BG10 N03AX24',
    ['Cannabisarzneimittel', 'Wird schon eingenommen: Wirkung und Menge zählen zusammen.'],
    ['Cannabis medicine', 'Already taken: effects and amounts add up.'], 'sativex'),
]; // prettier-ignore

/** The rules that hold for a substance. Pure. */
export const rulesFor = (atc: string): InteractionRule[] =>
  interactionRules.filter((one) => one.atc.some((prefix) => atc.startsWith(prefix)) && !(one.except ?? []).some((prefix) => atc.startsWith(prefix)));
