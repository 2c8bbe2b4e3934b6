import * as operations from '@blattwerk/contract/caregivers/operations';
import { patientFactory } from '../../../http/factories.ts';
import { appointmentName } from '../../../locales/file-names.ts';
import { acceptCaregiverInvitation, declineCaregiverInvitation } from '../answer.service.ts';
import { calendarOfCaredFor, leaveCaredFor, listCaredFor, readCaredFor } from '../cared-for.service.ts';
import { changeCaregiver, endCaregiver, inviteCaregiver, listCaregivers, withdrawCaregiver } from '../caregivers.service.ts';

export const listCaregiversEndpoint = patientFactory.build(operations.listCaregivers, ({ ctx }) => listCaregivers(ctx));

export const inviteCaregiverEndpoint = patientFactory.buildUnbound(operations.inviteCaregiver, ({ ctx, input }) => inviteCaregiver(ctx, input));

export const changeCaregiverEndpoint = patientFactory.build(operations.changeCaregiver, ({ ctx, input }) => changeCaregiver(ctx, input));

export const withdrawCaregiverEndpoint = patientFactory.build(operations.withdrawCaregiver, ({ ctx, input }) => withdrawCaregiver(ctx, input.id));

export const endCaregiverEndpoint = patientFactory.build(operations.endCaregiver, ({ ctx, input }) => endCaregiver(ctx, input.id));

export const acceptCaregiverInvitationEndpoint = patientFactory.build(operations.acceptCaregiverInvitation, ({ ctx, input }) =>
  acceptCaregiverInvitation(ctx, input.token),
);

export const declineCaregiverInvitationEndpoint = patientFactory.build(operations.declineCaregiverInvitation, async ({ ctx, input }) => {
  await declineCaregiverInvitation(ctx, input.token);
  return {};
});

export const listCaredForEndpoint = patientFactory.build(operations.listCaredFor, ({ ctx }) => listCaredFor(ctx));

export const readCaredForEndpoint = patientFactory.build(operations.readCaredFor, ({ ctx, input }) => readCaredFor(ctx, input.id), { isAudited: true });

export const downloadCaredForCalendarEndpoint = patientFactory.buildFile(
  operations.downloadCaredForCalendar,
  async ({ ctx, input }) => ({ bytes: await calendarOfCaredFor(ctx, input), filename: appointmentName, contentType: 'text/calendar; charset=utf-8' }),
  { isAudited: true },
);

export const leaveCaredForEndpoint = patientFactory.build(operations.leaveCaredFor, async ({ ctx, input }) => {
  await leaveCaredFor(ctx, input.id);
  return {};
});
