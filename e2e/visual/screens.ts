import { cast } from '../../seeds/cast.ts';

export interface Screen {
  /** What its pictures are called. */
  name: string;
  path: string;
  /** The page in its whole length, and the states of loading are what it shows: for pieces that stand on no other page. */
  isGallery?: boolean;
  /** In one width and in light only. */
  isOnce?: boolean;
}

export interface Viewer {
  who: string;
  /** Who is signed in; a visitor is not. */
  email?: string;
  /** The consent that the questionnaire begins with is given first. */
  isBeginning?: boolean;
  screens: readonly Screen[];
}

const product = '54-grad-sued-29-1-es-cca';
const otherProduct = 'kaltenried-reserve-lth-20-1';

const visitor: Viewer = {
  who: 'a visitor',
  screens: [
    { name: 'home', path: '/' },
    { name: 'home-english', path: '/en', isOnce: true },
    { name: 'topic', path: '/schlafstoerung' },
    { name: 'city', path: '/city/berlin' },
    { name: 'catalogue', path: '/market/catalog/flowers' },
    { name: 'catalogue-list', path: '/market/catalog/flowers?view=list' },
    { name: 'catalogue-nothing', path: '/market/catalog/flowers?irradiation=unirradiated&thcMax=0' },
    { name: 'product', path: `/market/products/${product}` },
    { name: 'product-english', path: `/en/market/products/${product}`, isOnce: true },
    { name: 'comparison', path: `/market/compare?products=${product},${otherProduct}` },
    { name: 'vapes', path: '/vape' },
    { name: 'pharmacies', path: '/market/pharmacies' },
    { name: 'pharmacy', path: `/market/pharmacies/${cast.pharmacy.pharmacySlug}` },
    { name: 'article', path: '/blog/rezept-einloesen' },
    { name: 'help', path: '/help' },
    { name: 'contact', path: '/contact' },
    { name: 'login', path: '/auth/login' },
    { name: 'register', path: '/auth/register' },
    { name: 'register-english', path: '/en/auth/register', isOnce: true },
    { name: 'gallery', path: '/gallery', isGallery: true, isOnce: true },
  ],
};

const patient: Viewer = {
  who: 'the patient of the demo',
  email: cast.patient.email,
  screens: [
    { name: 'overview', path: '/dashboard' },
    { name: 'certificates', path: '/dashboard/prescriptions' },
    { name: 'diary', path: '/dashboard/diary' },
    { name: 'inbox', path: '/notifications' },
    { name: 'profile', path: '/profile' },
    { name: 'trusted-persons', path: '/profile/caregivers' },
    { name: 'video-consultation', path: '/video-consultation/create' },
  ],
};

/** Patients of the demo data, each where a screen shows something: `seeds/demo/seed-patients.ts`. */
const others: readonly Viewer[] = [
  {
    who: 'a patient who has not begun',
    email: 'dunja.wacholt@patienten.example',
    screens: [{ name: 'questionnaire-consent', path: '/health-state/create/prescription' }],
  },
  {
    who: 'a patient amid the questionnaire',
    email: 'yara.zapf@patienten.example',
    isBeginning: true,
    screens: [{ name: 'questionnaire-illness', path: '/health-state/create/prescription?step=illness' }],
  },
  {
    who: 'a patient before signing',
    email: 'soenke.ruebsam@patienten.example',
    screens: [{ name: 'information-sheet', path: '/dashboard/information-sheet' }],
  },
  { who: 'a patient before paying', email: 'vera.jessen@patienten.example', screens: [{ name: 'deposit', path: '/dashboard/treatment-payment' }] },
  { who: 'a patient who waits', email: 'elif.gaensicke@patienten.example', screens: [{ name: 'waiting', path: '/dashboard/waiting' }] },
  {
    who: 'a patient whom the doctor asks',
    email: 'carla.oelze@patienten.example',
    screens: [{ name: 'question', path: '/dashboard/prescriptions' }],
  },
  { who: 'a patient who was refused', email: 'falk.nehring@patienten.example', screens: [{ name: 'refusal', path: '/dashboard/prescriptions' }] },
  {
    who: 'a patient with a prescription',
    email: 'levin.tiedje@patienten.example',
    screens: [{ name: 'pharmacy-choice', path: '/dashboard/pharmacy-selection' }],
  },
];

/** `be8d44e0…` is the request of the patient whom the doctor asks. */
const office: readonly Viewer[] = [
  {
    who: 'the doctor',
    email: cast.doctor.email,
    screens: [
      { name: 'office-doctor', path: '/admin/' },
      { name: 'office-queue', path: '/admin/treatments' },
      { name: 'office-case', path: '/admin/treatments/be8d44e0-0751-8047-86de-8105a10125f8' },
    ],
  },
  { who: 'the pharmacy', email: cast.pharmacy.email, screens: [{ name: 'office-inbox', path: '/admin/prescriptions' }] },
  {
    who: 'the administrator',
    email: cast.admin.email,
    screens: [
      { name: 'office-admin', path: '/admin/' },
      { name: 'office-pharmacy-record', path: '/admin/pharmacies/50cc06aa-e422-805f-876d-9467ba88ecc9' },
    ],
  },
];

/** Every page that is compared with pictures, by who looks at it. */
export const viewers: readonly Viewer[] = [visitor, patient, ...others, ...office];
