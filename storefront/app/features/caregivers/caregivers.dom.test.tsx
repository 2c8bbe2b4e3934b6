import type { CaredForView, Caregiver } from '@blattwerk/contract/caregivers/shapes';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../../test/render-screen.tsx';
import { createQueryClient } from '../../lib/query/query-client.ts';
import { AnswerInvitation, OtherAccount } from './answer-invitation.tsx';
import { CaredForCard } from './cared-for-card.tsx';
import { CaredForList } from './cared-for-list.tsx';
import { CaredForParts } from './cared-for-screen.tsx';
import { CaregiversScreen } from './caregivers-screen.tsx';
import { caredForKey, caregiversKey } from './use-caregivers.ts';

const active: Caregiver = {
  id: '0193f1d2-7a4e-7c11-9c3d-2f1f5a6b7c8d',
  name: 'Maria Berg',
  email: 'maria@mail.example',
  status: 'active',
  limits: ['pickup'],
  endsAt: '2027-02-26T10:00:00Z',
  linkExpiresAt: '2026-12-05T10:00:00Z',
  answeredAt: '2026-11-28T11:00:00Z',
  endedAt: null,
  endedBy: null,
  createdAt: '2026-11-28T10:00:00Z',
  version: 2,
  abilities: ['change', 'end'],
};
const ended: Caregiver = { ...active, id: 'b', name: 'Jo', status: 'ended', endedBy: 'time', endedAt: active.endsAt, abilities: [] };
const view: CaredForView = {
  id: active.id,
  name: 'Ada Lind',
  limits: ['progress', 'appointments', 'pickup'],
  endsAt: active.endsAt,
  progress: [{ number: 'B-2026-000123', status: 'approved', submittedAt: active.createdAt, dueAt: null, decidedAt: active.createdAt, next: 'collect' }],
  appointments: [{ id: 'c', startsAt: '2026-12-01T09:00:00Z', endsAt: '2026-12-01T09:15:00Z', doctorName: 'Dr. med. Jo Weiß', isByPhone: true }],
  pickups: [
    {
      medicine: 'Rotbuche 19/1',
      code: 'K7M2PX',
      qr: 'data:image/svg+xml;base64,',
      holdUntil: '2026-12-01T16:00:00Z',
      isHoldOver: true,
      pharmacy: {
        name: 'Linden-Apotheke',
        street: 'Allee',
        houseNum: '1',
        zipCode: '10115',
        city: 'Berlin',
        phone: '+493023125100',
        phoneInGroups: '030 23125100',
      },
      openingHours: null,
      opening: null,
    },
  ],
};

const withAnswers = (part: React.ReactElement, key: readonly string[], items: readonly object[]) => {
  const client = createQueryClient();
  client.setQueryData(key, { items, total: items.length });
  return renderScreen(<QueryClientProvider client={client}>{part}</QueryClientProvider>, { locale: 'de', ns: 'caregivers' });
};

test('without a trusted person the page says what one is for, and invites', () => {
  const { t } = withAnswers(<CaregiversScreen />, caregiversKey, []);
  screen.getByText(t('empty.text'));
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: t('grant.days', { days: 90 }) }).checked).toBe(true);
});

test('an active access can be changed and ended, one that ran out says when', () => {
  const { t } = withAnswers(<CaregiversScreen />, caregiversKey, [active, ended]);
  screen.getByRole('button', { name: t('change.of', { name: 'Maria Berg' }) });
  screen.getByRole('button', { name: t('end.of', { name: 'Maria Berg' }) });
  const [, second] = screen.getAllByRole('listitem');
  expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
  within(second as HTMLElement).getByText(t('ended.time', { date: '26. Februar 2027' }));
});

test('with five the form gives way to a word about it', () => {
  const { t } = withAnswers(
    <CaregiversScreen />,
    caregiversKey,
    Array.from({ length: 5 }, (_, at) => ({ ...active, id: String(at) })),
  );
  screen.getByText(t('full', { most: 5 }));
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('the list of people is empty, or leads to each', () => {
  const { t, unmount } = withAnswers(<CaredForList />, caredForKey, []);
  screen.getByText(t('others.emptyText'));
  unmount();
  withAnswers(<CaredForList />, caredForKey, [view]);
  expect(screen.getByRole('link', { name: 'Ada Lind' }).getAttribute('href')).toBe(`/for-others/${view.id}`);
});

test('the overview leads a trusted person to each, and says nothing to everybody else', () => {
  const { container, unmount } = withAnswers(<CaredForCard />, caredForKey, []);
  expect(container.textContent).toBe('');
  unmount();
  withAnswers(<CaredForCard />, caredForKey, [view]);
  expect(screen.getByRole('link', { name: 'Ada Lind' }).getAttribute('href')).toBe(`/for-others/${view.id}`);
});

test('the page of a person shows all parts, and none that the limits do not open', () => {
  const { t, unmount } = withAnswers(<CaredForParts view={view} onLeft={() => undefined} />, caredForKey, []);
  screen.getByText('K7M2PX');
  screen.getByText(t('pickup.overTitle'));
  screen.getByText('Dr. med. Jo Weiß');
  screen.getByRole('button', { name: /^In den Kalender übernehmen ?: .*1\. Dezember/ });
  screen.getByText(t('next.collect'));
  unmount();
  withAnswers(<CaredForParts view={{ ...view, progress: null, pickups: [], appointments: null }} onLeft={() => undefined} />, caredForKey, []);
  screen.getByText(t('pickup.empty'));
  expect(screen.queryByText(t('limit.progress'))).toBeNull();
});

test('the invitation says who, what and until when; another account reads what to do', () => {
  const details = { inviter: 'Ada Lind', limits: ['pickup' as const], endsAt: active.endsAt };
  const { t, unmount } = renderScreen(<AnswerInvitation token="t" details={details} />, { locale: 'de', ns: 'caregivers' });
  screen.getByText(t('invitation.lead', { name: 'Ada Lind' }));
  screen.getByText(t('limit.pickup'));
  screen.getByText(t('until', { date: '26. Februar 2027' }));
  screen.getByRole('button', { name: t('invitation.decline') });
  unmount();
  renderScreen(<OtherAccount />, { locale: 'de', ns: 'caregivers' });
  screen.getByText(t('invitation.otherTitle'));
});
