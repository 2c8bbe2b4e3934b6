/**
 * The local list of substances by which medicines are named and checked: ATC code; German name; English name (INN); common brand names in Germany.
 * Codes and names follow the WHO Collaborating Centre's ATC index and the official German ATC edition (BfArM), state of 2026; brands are a help for
 * the search and no complete list. What is not in it is "not checked". Data, not rules: `interaction-rules.ts` says what is known about a code.
 */
const rows = `
A02BC01;Omeprazol;omeprazole;Antra,Omep
A02BC02;Pantoprazol;pantoprazole;Pantozol,Rifun
A02BC05;Esomeprazol;esomeprazole;Nexium
A02BA03;Famotidin;famotidine;Pepdul
A03AX12;Phloroglucin;phloroglucinol;
A03BA01;Atropin;atropine;
A03BB01;Butylscopolamin;butylscopolamine;Buscopan
A03FA01;Metoclopramid;metoclopramide;MCP,Paspertin
A04AA01;Ondansetron;ondansetron;Zofran
A04AD10;Dronabinol;dronabinol;Marinol
A07EC02;Mesalazin;mesalazine;Salofalk,Pentasa
A10AB05;Insulin aspart;insulin aspart;NovoRapid
A10AB04;Insulin lispro;insulin lispro;Humalog
A10AE04;Insulin glargin;insulin glargine;Lantus,Toujeo
A10BA02;Metformin;metformin;Glucophage,Siofor
A10BB12;Glimepirid;glimepiride;Amaryl
A10BH01;Sitagliptin;sitagliptin;Januvia,Xelevia
A10BJ06;Semaglutid;semaglutide;Ozempic,Rybelsus,Wegovy
A10BK01;Dapagliflozin;dapagliflozin;Forxiga
A10BK03;Empagliflozin;empagliflozin;Jardiance
A11CC05;Colecalciferol (Vitamin D);colecalciferol (vitamin D);Vigantol,Dekristol
B01AA03;Warfarin;warfarin;Coumadin
B01AA04;Phenprocoumon;phenprocoumon;Marcumar,Falithrom
B01AC04;Clopidogrel;clopidogrel;Plavix,Iscover
B01AC06;Acetylsalicylsäure (niedrig dosiert);acetylsalicylic acid (low dose);ASS 100,Godamed
B01AC22;Prasugrel;prasugrel;Efient
B01AC24;Ticagrelor;ticagrelor;Brilique
B01AE07;Dabigatran;dabigatran;Pradaxa
B01AF01;Rivaroxaban;rivaroxaban;Xarelto
B01AF02;Apixaban;apixaban;Eliquis
B01AF03;Edoxaban;edoxaban;Lixiana
B03AA07;Eisen(II)-sulfat;ferrous sulfate;Ferro sanol
B03BB01;Folsäure;folic acid;Folsan
C01AA05;Digoxin;digoxin;Lanicor
C01AA04;Digitoxin;digitoxin;Digimerck
C01BC04;Flecainid;flecainide;Tambocor
C01BD01;Amiodaron;amiodarone;Cordarex
C01DA14;Isosorbidmononitrat;isosorbide mononitrate;Ismo
C02AC01;Clonidin;clonidine;Catapresan
C02AC05;Moxonidin;moxonidine;Physiotens,Cynt
C02CA04;Doxazosin;doxazosin;Cardular
C03AA03;Hydrochlorothiazid;hydrochlorothiazide;HCT,Esidrix
C03CA01;Furosemid;furosemide;Lasix
C03CA04;Torasemid;torasemide;Torem,Unat
C03DA01;Spironolacton;spironolactone;Aldactone
C07AA05;Propranolol;propranolol;Dociton
C07AB02;Metoprolol;metoprolol;Beloc,Beloc-Zok
C07AB07;Bisoprolol;bisoprolol;Concor
C07AB12;Nebivolol;nebivolol;Nebilet
C07AG02;Carvedilol;carvedilol;Dilatrend
C08CA01;Amlodipin;amlodipine;Norvasc
C08CA13;Lercanidipin;lercanidipine;Carmen
C08DA01;Verapamil;verapamil;Isoptin
C08DB01;Diltiazem;diltiazem;Dilzem
C09AA02;Enalapril;enalapril;Xanef
C09AA03;Lisinopril;lisinopril;Acerbon
C09AA05;Ramipril;ramipril;Delix
C09CA01;Losartan;losartan;Lorzaar
C09CA03;Valsartan;valsartan;Diovan
C09CA06;Candesartan;candesartan;Atacand,Blopress
C09CA07;Telmisartan;telmisartan;Micardis
C10AA01;Simvastatin;simvastatin;Zocor
C10AA03;Pravastatin;pravastatin;Pravasin
C10AA05;Atorvastatin;atorvastatin;Sortis
C10AA07;Rosuvastatin;rosuvastatin;Crestor
C10AX09;Ezetimib;ezetimibe;Ezetrol
G03AA07;Levonorgestrel und Ethinylestradiol;levonorgestrel and ethinylestradiol;Leona,Minisiston,Microgynon
G03AA12;Drospirenon und Ethinylestradiol;drospirenone and ethinylestradiol;Yasmin,Yaz
G03AA16;Dienogest und Ethinylestradiol;dienogest and ethinylestradiol;Maxim,Valette
G03AC09;Desogestrel;desogestrel;Cerazette
G03CA03;Estradiol;estradiol;Gynokadin,Estreva
G03DA04;Progesteron;progesterone;Utrogest
G03BA03;Testosteron;testosterone;Testogel,Nebido
G04BD04;Oxybutynin;oxybutynin;Dridase,Kentera
G04BD08;Solifenacin;solifenacin;Vesikur
G04BD09;Trospium;trospium;Spasmex
G04BE03;Sildenafil;sildenafil;Viagra
G04BE08;Tadalafil;tadalafil;Cialis
G04BE09;Vardenafil;vardenafil;Levitra
G04CA02;Tamsulosin;tamsulosin;Alna,Omnic
G04CB01;Finasterid;finasteride;Proscar
H02AB04;Methylprednisolon;methylprednisolone;Urbason
H02AB06;Prednisolon;prednisolone;Decortin H
H02AB07;Prednison;prednisone;Decortin
H02AB02;Dexamethason;dexamethasone;Fortecortin
H03AA01;Levothyroxin;levothyroxine;L-Thyroxin,Euthyrox
H03BB02;Thiamazol;thiamazole;Favistan
J01AA02;Doxycyclin;doxycycline;
J01CA04;Amoxicillin;amoxicillin;
J01EE01;Sulfamethoxazol und Trimethoprim (Cotrimoxazol);co-trimoxazole;Cotrim,Eusaprim,Cotrimoxazol
J01FA01;Erythromycin;erythromycin;
J01FA09;Clarithromycin;clarithromycin;Klacid
J01FA10;Azithromycin;azithromycin;Zithromax
J01MA02;Ciprofloxacin;ciprofloxacin;Ciprobay
J01XD01;Metronidazol;metronidazole;Clont
J02AB02;Ketoconazol;ketoconazole;
J02AC01;Fluconazol;fluconazole;Diflucan
J02AC02;Itraconazol;itraconazole;Sempera
J02AC03;Voriconazol;voriconazole;Vfend
J04AB02;Rifampicin;rifampicin;Eremfat
J05AE03;Ritonavir;ritonavir;Norvir
J05AR10;Lopinavir und Ritonavir;lopinavir and ritonavir;Kaletra
J05AE10;Darunavir;darunavir;Prezista
J05AE08;Atazanavir;atazanavir;Reyataz
J05AE30;Nirmatrelvir und Ritonavir;nirmatrelvir and ritonavir;Paxlovid
J05AG03;Efavirenz;efavirenz;Sustiva
J05AR20;Bictegravir, Emtricitabin und Tenofovir;bictegravir, emtricitabine and tenofovir;Biktarvy
L01BA01;Methotrexat (Onkologie);methotrexate (oncology);
L01EA01;Imatinib;imatinib;Glivec
L01FF01;Nivolumab;nivolumab;Opdivo
L01FF02;Pembrolizumab;pembrolizumab;Keytruda
L01FF05;Atezolizumab;atezolizumab;Tecentriq
L01FX04;Ipilimumab;ipilimumab;Yervoy
L02BA01;Tamoxifen;tamoxifen;Nolvadex
L02BG03;Anastrozol;anastrozole;Arimidex
L03AX13;Glatirameracetat;glatiramer acetate;Copaxone
L04AA06;Mycophenolsäure;mycophenolic acid;CellCept,Myfortic
L04AB01;Etanercept;etanercept;Enbrel
L04AB04;Adalimumab;adalimumab;Humira
L04AD01;Ciclosporin;ciclosporin;Sandimmun
L04AD02;Tacrolimus;tacrolimus;Prograf,Advagraf
L04AH01;Sirolimus;sirolimus;Rapamune
L04AH02;Everolimus;everolimus;Certican,Afinitor
L04AX01;Azathioprin;azathioprine;Imurek
L04AX03;Methotrexat;methotrexate;MTX,Lantarel
M01AB05;Diclofenac;diclofenac;Voltaren
M01AE01;Ibuprofen;ibuprofen;Nurofen,Dolormin
M01AE02;Naproxen;naproxen;Proxen,Aleve
M01AH01;Celecoxib;celecoxib;Celebrex
M01AH05;Etoricoxib;etoricoxib;Arcoxia
M03BA03;Methocarbamol;methocarbamol;Ortoton
M03BX01;Baclofen;baclofen;Lioresal
M03BX02;Tizanidin;tizanidine;Sirdalud
M03BX07;Tolperison;tolperisone;Mydocalm
M04AA01;Allopurinol;allopurinol;Zyloric
M05BA04;Alendronsäure;alendronic acid;Fosamax
N01AX10;Propofol;propofol;Disoprivan
N01AX14;Esketamin;esketamine;Spravato
N02AA01;Morphin;morphine;MST,Sevredol
N02AA03;Hydromorphon;hydromorphone;Palladon,Jurnista
N02AA05;Oxycodon;oxycodone;Oxygesic
N02AA55;Oxycodon und Naloxon;oxycodone and naloxone;Targin
N02AB03;Fentanyl;fentanyl;Durogesic
N02AE01;Buprenorphin;buprenorphine;Transtec,Norspan,Temgesic
N02AJ06;Codein und Paracetamol;codeine and paracetamol;Talvosilen
N02AX01;Tilidin;tilidine;Tilidin
N02AX51;Tilidin und Naloxon;tilidine and naloxone;Valoron N
N02AX02;Tramadol;tramadol;Tramal
N02AX06;Tapentadol;tapentadol;Palexia
N02BA01;Acetylsalicylsäure;acetylsalicylic acid;Aspirin
N02BB02;Metamizol;metamizole;Novalgin,Novaminsulfon
N02BE01;Paracetamol;paracetamol;Ben-u-ron
N02BG10;Nabiximols (THC und CBD);nabiximols (THC and CBD);Sativex
N02CC01;Sumatriptan;sumatriptan;Imigran
N02CC03;Zolmitriptan;zolmitriptan;AscoTop
N02CC04;Rizatriptan;rizatriptan;Maxalt
N02CD01;Erenumab;erenumab;Aimovig
N02CD03;Fremanezumab;fremanezumab;Ajovy
N02CD02;Galcanezumab;galcanezumab;Emgality
N03AA02;Phenobarbital;phenobarbital;Luminal
N03AA03;Primidon;primidone;Mylepsinum
N03AB02;Phenytoin;phenytoin;Phenhydan
N03AE01;Clonazepam;clonazepam;Rivotril
N03AF01;Carbamazepin;carbamazepine;Tegretal,Timonil
N03AF02;Oxcarbazepin;oxcarbazepine;Trileptal
N03AG01;Valproinsäure (Valproat);valproic acid;Ergenyl,Orfiril,Valproat
N03AX09;Lamotrigin;lamotrigine;Lamictal
N03AX11;Topiramat;topiramate;Topamax
N02BF01;Gabapentin;gabapentin;Neurontin
N02BF02;Pregabalin;pregabalin;Lyrica
N03AX14;Levetiracetam;levetiracetam;Keppra
N03AX18;Lacosamid;lacosamide;Vimpat
N03AX23;Brivaracetam;brivaracetam;Briviact
N03AX24;Cannabidiol;cannabidiol;Epidyolex
N04AA02;Biperiden;biperiden;Akineton
N04BA02;Levodopa und Benserazid;levodopa and benserazide;Madopar
N04BC05;Pramipexol;pramipexole;Sifrol
N05AA01;Chlorpromazin;chlorpromazine;
N05AA02;Levomepromazin;levomepromazine;Neurocil
N05AD01;Haloperidol;haloperidol;Haldol
N05AD05;Pipamperon;pipamperone;Dipiperon
N05AD03;Melperon;melperone;Eunerpan
N05AE05;Lurasidon;lurasidone;Latuda
N05AH02;Clozapin;clozapine;Leponex
N05AH03;Olanzapin;olanzapine;Zyprexa
N05AH04;Quetiapin;quetiapine;Seroquel
N05AN01;Lithium;lithium;Quilonum,Hypnorex
N05AX08;Risperidon;risperidone;Risperdal
N05AX12;Aripiprazol;aripiprazole;Abilify
N05AX13;Paliperidon;paliperidone;Invega,Xeplion
N05BA01;Diazepam;diazepam;Valium
N05BA04;Oxazepam;oxazepam;Adumbran,Praxiten
N05BA06;Lorazepam;lorazepam;Tavor
N05BA08;Bromazepam;bromazepam;Lexotanil
N05BA09;Clobazam;clobazam;Frisium
N05BA12;Alprazolam;alprazolam;Tafil
N05BB01;Hydroxyzin;hydroxyzine;Atarax
N05CD06;Lormetazepam;lormetazepam;Noctamid
N05CD08;Midazolam;midazolam;Dormicum
N05CD07;Temazepam;temazepam;Remestan
N05CF01;Zopiclon;zopiclone;Ximovan
N05CF02;Zolpidem;zolpidem;Stilnox,Bikalm
N05CH01;Melatonin;melatonin;Circadin
N05CM09;Baldrian;valerian;
N06AA04;Clomipramin;clomipramine;Anafranil
N06AA06;Trimipramin;trimipramine;Stangyl
N06AA09;Amitriptylin;amitriptyline;Saroten
N06AA10;Nortriptylin;nortriptyline;Nortrilen
N06AA12;Doxepin;doxepin;Aponal
N06AA05;Opipramol;opipramol;Insidon
N06AB03;Fluoxetin;fluoxetine;Fluctin
N06AB04;Citalopram;citalopram;Cipramil
N06AB05;Paroxetin;paroxetine;Seroxat
N06AB06;Sertralin;sertraline;Zoloft
N06AB08;Fluvoxamin;fluvoxamine;Fevarin
N06AB10;Escitalopram;escitalopram;Cipralex
N06AG02;Moclobemid;moclobemide;Aurorix
N06AP01;Johanniskraut;St John’s wort;Laif,Jarsin
N06AX11;Mirtazapin;mirtazapine;Remergil
N06AX12;Bupropion;bupropion;Elontril
N06AX16;Venlafaxin;venlafaxine;Trevilor
N06AX21;Duloxetin;duloxetine;Cymbalta
N06AX22;Agomelatin;agomelatine;Valdoxan
N06AX05;Trazodon;trazodone;Trittico
N06BA02;Dexamfetamin;dexamfetamine;Attentin
N06BA04;Methylphenidat;methylphenidate;Ritalin,Medikinet,Concerta
N06BA09;Atomoxetin;atomoxetine;Strattera
N06BA12;Lisdexamfetamin;lisdexamfetamine;Elvanse
N06BA07;Modafinil;modafinil;Vigil
N06DA02;Donepezil;donepezil;Aricept
N07BB01;Disulfiram;disulfiram;Antabus
N07BB03;Acamprosat;acamprosate;Campral
N07BB04;Naltrexon;naltrexone;Adepend
N07BC01;Buprenorphin (Substitution);buprenorphine (substitution);Subutex
N07BC51;Buprenorphin und Naloxon;buprenorphine and naloxone;Suboxone
N07BC02;Methadon;methadone;Methaddict
N07BC05;Levomethadon;levomethadone;L-Polamidon
R01BA02;Pseudoephedrin;pseudoephedrine;Reactine duo
R03AC02;Salbutamol;salbutamol;SalbuHexal,Sultanol
R03AC13;Formoterol;formoterol;Oxis
R03BB04;Tiotropium;tiotropium;Spiriva
R03BA02;Budesonid;budesonide;Pulmicort
R03DA04;Theophyllin;theophylline;Bronchoretard,Uniphyllin
R03DC03;Montelukast;montelukast;Singulair
R05DA04;Codein;codeine;Codicaps
R06AE07;Cetirizin;cetirizine;Zyrtec
R06AX13;Loratadin;loratadine;Lisino
R06AA09;Doxylamin;doxylamine;Hoggar,SchlafTabs
R06AA02;Diphenhydramin;diphenhydramine;Vivinox,Betadorm
R06AD02;Promethazin;promethazine;Atosil
`;

export interface Substance {
  atc: string;
  de: string;
  en: string;
  brands: readonly string[];
}

export const substances: readonly Substance[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [atc = '', de = '', en = '', brands = ''] = row.split(';');
    return { atc, de, en, brands: brands === '' ? [] : brands.split(',') };
  });
