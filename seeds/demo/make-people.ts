import { stableId } from '../stable-ids.ts';
import type { Chance } from './random.ts';

const firstNames = [
  'Anneke', 'Bernd', 'Carla', 'Dario', 'Elif', 'Falk', 'Greta', 'Hannes', 'Ines', 'Joris', 'Katrin', 'Levin', 'Mareike', 'Nuri', 'Olga', 'Piet', 'Quirin', 'Rahel',
  'Sönke', 'Tamara', 'Uwe', 'Vera', 'Wanja', 'Yara', 'Zeno', 'Birte', 'Cem', 'Dunja', 'Emil', 'Friederike',
] as const; // prettier-ignore
const lastNames = [
  'Achterberg', 'Bovensiepen', 'Cordes', 'Dahlmann', 'Ehrenpreis', 'Fiebig', 'Grotjahn', 'Hasenkamp', 'Iversen', 'Jessen', 'Kolbitz', 'Lorbeer', 'Mindermann', 'Nehring',
  'Oelze', 'Petersilie', 'Quandt', 'Rübsam', 'Schlehmil', 'Tiedje', 'Uhlenbrock', 'Vierkant', 'Wacholt', 'Zapf', 'Brömmel', 'Distelkamp', 'Eschweiler', 'Feldhoff', 'Gänsicke',
] as const; // prettier-ignore
const homes = [
  ['Lindenstraße', '10115', 'Berlin'],
  ['Ahornweg', '80331', 'München'],
  ['Am Deich', '20095', 'Hamburg'],
  ['Kastanienallee', '50667', 'Köln'],
  ['Gartenstraße', '04109', 'Leipzig'],
  ['Mühlgasse', '90402', 'Nürnberg'],
  ['Kirchweg', '54290', 'Trier'],
  ['Schulstraße', '30159', 'Hannover'],
] as const;

export interface DemoPerson {
  id: string;
  email: string;
  title: string;
  firstName: string;
  lastName: string;
  bornOn: string;
  street: string;
  houseNum: string;
  zipCode: string;
  city: string;
  country: string;
  phone: string;
  locale: 'de' | 'en';
  source: string | null;
}

/** The n-th invented patient of the demo, aged 21 to 78; the names of two people are never the same. */
export const makePerson = (index: number, chance: Chance): DemoPerson => {
  const firstName = firstNames[index % firstNames.length] as string;
  const lastName = lastNames[(index * 7) % lastNames.length] as string;
  const [street, zipCode, city] = chance.pick(homes);
  const ascii = (name: string): string => name.toLowerCase().replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ä', 'ae');
  return {
    id: stableId('patient', index),
    email: `${ascii(firstName)}.${ascii(lastName)}@patienten.example`,
    title: '',
    firstName,
    lastName,
    bornOn: `${chance.int(1948, 2005)}-${String(chance.int(1, 12)).padStart(2, '0')}-${String(chance.int(1, 28)).padStart(2, '0')}`,
    street,
    houseNum: String(chance.int(1, 90)),
    zipCode,
    city,
    country: 'DE',
    phone: `+4917139200${String(index % 100).padStart(2, '0')}`,
    locale: chance.is(0.15) ? 'en' : 'de',
    source: chance.is(0.3) ? chance.pick(['market', 'vape', 'landing']) : null,
  };
};
