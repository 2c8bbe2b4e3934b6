export { acceptPrescription, dispense, markReady, returnPrescription, startPreparation, type PharmacyCtx } from './dispensing.service.ts';
export { eventsOf, recordEvent, type PrescriptionEvent } from './prescription-events.ts';
export { isAtPharmacy, isOutdated, mayAct } from './prescriptions.policy.ts';
export { Prescription, visibleTo as prescriptionsVisibleTo } from './prescription.model.ts';
export { presentToPatient, type RecordRow as PrescriptionRow } from './prescriptions.presenter.ts';
export { prescriptionRecords, prescriptionsOf } from './prescriptions.queries.ts';
export { isReplaceable, replacePrescription } from './replace.service.ts';
export { revokeOpenPrescriptions, revokePrescription } from './revoke.service.ts';
export { tellPatientOfChange, tellPharmacy } from './tell-pharmacy.ts';
