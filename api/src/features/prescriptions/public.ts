export { eventsOf, recordEvent, type PrescriptionEvent } from './prescription-events.ts';
export { Prescription, visibleTo as prescriptionsVisibleTo } from './prescription.model.ts';
export { presentToPatient } from './prescriptions.presenter.ts';
export { prescriptionsOf } from './prescriptions.queries.ts';
export { revokeOpenPrescriptions } from './revoke.service.ts';
