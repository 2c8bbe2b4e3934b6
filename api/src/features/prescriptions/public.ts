export { acceptPrescription, dispense, markReady, returnPrescription, startPreparation } from './dispensing.service.ts';
export { eventsOf, recordEvent, type PrescriptionEvent } from './prescription-events.ts';
export { Prescription, visibleTo as prescriptionsVisibleTo } from './prescription.model.ts';
export { mayAct } from './prescriptions.policy.ts';
export { presentToPatient, type RecordRow as PrescriptionRow } from './prescriptions.presenter.ts';
export { prescriptionRecords, prescriptionsOf } from './prescriptions.queries.ts';
export { revokeOpenPrescriptions } from './revoke.service.ts';
