import type { HealthAnswers } from '@blattwerk/contract/health-states/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { findDoctor } from './review.queries.ts';
import { User } from '../users/public.ts';
import type { DoctorParty, PatientParty } from '../documents/public.ts';

const addressOf = (user: User): Pick<PatientParty, 'street' | 'houseNum' | 'zipCode' | 'city' | 'country'> => ({
  street: user.street ?? '',
  houseNum: user.houseNum ?? '',
  zipCode: user.zipCode ?? '',
  city: user.city ?? '',
  country: user.country ?? 'DE',
});

export interface IssuingDoctor extends DoctorParty {
  taxNumber: string | null;
  licenceCountry: string;
}

/** The doctor as documents name one. */
export const doctorParty = async (ctx: Ctx, doctorId: string): Promise<IssuingDoctor> => {
  const user = await User.query(ctx.trx).findById(doctorId).throwIfNotFound();
  const doctor = found(await findDoctor(ctx, doctorId));
  const licence = [doctor.licenceAuthority, doctor.licenceNumber].filter(Boolean).join(', ');
  return {
    title: user.title,
    firstName: user.firstName,
    lastName: user.lastName,
    ...addressOf(user),
    profession: user.position ?? '',
    practice: doctor.practiceName,
    practiceHours: doctor.practiceHours,
    phone: user.phone ?? '',
    fax: user.fax,
    email: user.email,
    licence: licence || null,
    taxNumber: doctor.taxNumber,
    licenceCountry: doctor.licenceCountry,
  };
};

/** The patient as documents name one, and the language the patient reads. */
export const patientParty = async (ctx: Ctx, patientId: string): Promise<{ party: PatientParty; locale: User['locale'] }> => {
  const user = await User.query(ctx.trx).findById(patientId).throwIfNotFound();
  return { party: { title: user.title, firstName: user.firstName, lastName: user.lastName, dob: user.bornOn ?? '', ...addressOf(user) }, locale: user.locale };
};

/** The practice that a letter is for, line by line, and the person whom it greets; null when the patient has named none. */
export const recipientOf = ({ treatingPhysician }: HealthAnswers): { name: string | null; lines: string[] } | null => {
  const { practice, name, city }: { practice?: string | null; name?: string | null; city?: string | null } = treatingPhysician ?? {};
  const lines = [practice, name, city].map((line) => line?.trim()).filter((line): line is string => Boolean(line));
  return lines.length > 0 ? { name: name?.trim() || null, lines } : null;
};
