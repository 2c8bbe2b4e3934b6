import { doctorPatch, doctorRecord } from '@blattwerk/contract/backoffice/shapes';
import { adminFactory } from '../../../http/factories.ts';
import { updateDoctor } from '../doctors.service.ts';

export const updateDoctorEndpoint = adminFactory.build({
  operation: 'doctors.update',
  method: 'patch',
  summary: 'Activate, deactivate or ban a doctor; working and consultation flags',
  input: doctorPatch,
  output: doctorRecord,
  handler: ({ ctx, input }) => updateDoctor(ctx, input),
});
