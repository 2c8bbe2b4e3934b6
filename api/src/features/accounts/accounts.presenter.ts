import { missingProfileFields, type Me, type Profile } from '@blattwerk/contract/accounts/shapes';
import { awaitsApproval, type User } from '../users/public.ts';

/** @param mustEnrol of the session: only its second factor can be set up */
export const presentMe = (user: User, mustEnrol = false): Me => ({
  id: user.id,
  email: user.email,
  role: user.role,
  firstName: user.firstName,
  lastName: user.lastName,
  title: user.title,
  locale: user.locale,
  isMailConfirmed: user.mailConfirmedAt !== null,
  status: user.status,
  pharmacyId: user.pharmacyId,
  isPharmacyAdmin: user.isPharmacyAdmin,
  awaitsApproval: awaitsApproval(user),
  mustEnrol,
});

export const presentProfile = (user: User, isWorking: boolean): Profile => {
  const missing = missingProfileFields(user.role, user);
  return {
    email: user.email,
    title: user.title,
    firstName: user.firstName,
    lastName: user.lastName,
    dob: user.bornOn,
    position: user.position,
    street: user.street,
    houseNum: user.houseNum,
    zipCode: user.zipCode,
    city: user.city,
    country: user.country,
    phone: user.phone,
    fax: user.fax,
    about: user.about,
    signatureName: user.signatureName,
    locale: user.locale,
    isMailConfirmed: user.mailConfirmedAt !== null,
    hasPassword: user.passwordHash !== null,
    isWorking,
    status: user.status,
    createdAt: user.createdAt.toISOString(),
    complete: missing.length === 0,
    missing,
  };
};
