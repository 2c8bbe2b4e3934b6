import type { Licence } from '@blattwerk/contract/invitations/shapes';
import { federalStates } from '@blattwerk/contract/places/federal-states';
import { failure } from '../../kernel/failure.ts';

/** The federal states as people write them, German first, then English. */
const names: Record<(typeof federalStates)[number], readonly string[]> = {
  BB: ['brandenburg'],
  BE: ['berlin'],
  BW: ['baden-württemberg'],
  BY: ['bayern', 'bavaria'],
  HB: ['bremen'],
  HE: ['hessen', 'hesse'],
  HH: ['hamburg'],
  MV: ['mecklenburg-vorpommern', 'mecklenburg-western pomerania'],
  NI: ['niedersachsen', 'lower saxony'],
  NW: ['nordrhein-westfalen', 'north rhine-westphalia'],
  RP: ['rheinland-pfalz', 'rhineland-palatinate'],
  SH: ['schleswig-holstein'],
  SL: ['saarland'],
  SN: ['sachsen', 'saxony'],
  ST: ['sachsen-anhalt', 'saxony-anhalt'],
  TH: ['thüringen', 'thuringia'],
};

export interface ReadLicence {
  licenceNumber: string;
  licenceAuthority: string;
  licenceCountry: string;
  federalState: string | null;
}

/** `BE`, `DE-BE`, `Berlin`: a German federal state, which wins over a country of the same code; `NL`, `country:BE`: a country. @throws server.badRequest */
const placeOf = (state: string): Pick<ReadLicence, 'licenceCountry' | 'federalState'> => {
  const word = state.toLowerCase();
  const federal = federalStates.find((code) => [code.toLowerCase(), `de-${code.toLowerCase()}`, ...names[code]].includes(word));
  if (federal) return { licenceCountry: 'DE', federalState: federal };
  const country = word.replace(/^country:/, '').toUpperCase();
  if (!/^[A-Z]{2}$/.test(country)) throw failure('server.badRequest', { fields: [{ path: 'licence.state', message: 'state' }] });
  return { licenceCountry: country, federalState: null };
};

/** @throws invitation.licenceRequired, server.badRequest for a state that is none */
export const readLicence = (licence: Licence | undefined): ReadLicence => {
  if (!licence) throw failure('invitation.licenceRequired');
  return { licenceNumber: licence.number, licenceAuthority: licence.authority, ...placeOf(licence.state) };
};
