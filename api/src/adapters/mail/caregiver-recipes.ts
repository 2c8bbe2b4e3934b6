import { formatDate, type Locale } from '../../locales/format.ts';
import { withToken, type MailRecipe, type ToPerson } from './mail-recipe-parts.ts';

const toCaregivers = (_data: ToPerson): MailRecipe => ({ route: '/profile/caregivers' });

/** Mails about trusted persons. None names a person: a name beside our brand could tell that the person is in treatment. */
export const caregiverRecipes = {
  /** To the invited address, with or without an account. */
  'caregiver-invitation': ({ token, expiresAt }: { token: string; expiresAt: Date }, locale) => ({
    route: withToken('/for-others/invitation', token),
    values: { expiresAt: formatDate(expiresAt, locale) },
    isInvited: true,
  }),
  'caregiver-accepted': toCaregivers,
  'caregiver-declined': toCaregivers,
  'caregiver-ending': ({ endsAt }: ToPerson & { endsAt: Date }, locale) => ({
    route: '/profile/caregivers',
    values: { endsAt: formatDate(endsAt, locale) },
  }),
  'caregiver-ended': ({ side }: ToPerson & { side: 'patient' | 'caregiver' }) => ({ route: side === 'patient' ? '/profile/caregivers' : '/for-others' }),
} satisfies Record<string, (data: never, locale: Locale) => MailRecipe>;
