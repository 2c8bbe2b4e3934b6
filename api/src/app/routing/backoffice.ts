import type { Routing } from 'express-zod-api';
import * as adminAccessLog from '../../features/access-log/endpoints/admin.ts';
import * as adminAccounts from '../../features/accounts/endpoints/admin.ts';
import * as staffDashboard from '../../features/dashboard/endpoints/staff.ts';
import * as adminDoctors from '../../features/doctors/endpoints/admin.ts';
import * as doctorDoctors from '../../features/doctors/endpoints/doctor.ts';
import * as adminErasures from '../../features/erasures/endpoints/admin.ts';
import * as staffErasures from '../../features/erasures/endpoints/staff.ts';
import * as staffFeedDoctor from '../../features/feed-doctor/endpoints/staff.ts';
import * as doctorIdentityChecks from '../../features/identity-checks/endpoints/doctor.ts';
import * as staffIdentityChecks from '../../features/identity-checks/endpoints/staff.ts';
import * as staffInvitations from '../../features/invitations/endpoints/staff.ts';
import * as adminJobMonitor from '../../features/job-monitor/endpoints/admin.ts';
import * as adminMarketing from '../../features/marketing-patients/endpoints/admin.ts';
import * as adminPatients from '../../features/patients/endpoints/admin.ts';
import * as staffPatients from '../../features/patients/endpoints/staff.ts';
import * as adminPayments from '../../features/payments/endpoints/admin.ts';
import * as staffPeople from '../../features/people/endpoints/staff.ts';
import * as adminPharmacies from '../../features/pharmacies/endpoints/admin.ts';
import * as staffPharmacies from '../../features/pharmacies/endpoints/staff.ts';
import * as staffPharmacyAccess from '../../features/pharmacy-access/endpoints/staff.ts';
import * as doctorPrescriptions from '../../features/prescriptions/endpoints/doctor.ts';
import * as staffPrescriptions from '../../features/prescriptions/endpoints/staff.ts';
import * as adminProducts from '../../features/products/endpoints/admin.ts';
import * as doctorProducts from '../../features/products/endpoints/doctor.ts';
import * as staffProducts from '../../features/products/endpoints/staff.ts';
import * as adminReferenceData from '../../features/reference-data/endpoints/admin.ts';
import * as adminReviews from '../../features/reviews/endpoints/admin.ts';
import * as adminSecondFactors from '../../features/second-factors/endpoints/admin.ts';
import * as adminSettings from '../../features/settings/endpoints/admin.ts';
import * as adminStockFeeds from '../../features/stock-feeds/endpoints/admin.ts';
import * as staffRuns from '../../features/stock-feeds/endpoints/staff-runs.ts';
import * as staffUnmatched from '../../features/stock-feeds/endpoints/staff-unmatched.ts';
import * as staffStockFeeds from '../../features/stock-feeds/endpoints/staff.ts';
import * as staffStock from '../../features/stock/endpoints/staff.ts';
import * as adminSupportViews from '../../features/support-views/endpoints/admin.ts';
import * as adminTreatments from '../../features/treatments/endpoints/admin.ts';
import * as doctorTreatments from '../../features/treatments/endpoints/doctor.ts';
import * as staffTreatments from '../../features/treatments/endpoints/staff.ts';
import * as adminVaporizers from '../../features/vaporizers/endpoints/admin.ts';
import * as deliveryTasks from '../../features/delivery-tasks/endpoints/admin.ts';
import * as prescriptionsOfAdmin from '../../features/prescriptions/endpoints/admin.ts';
import * as prescriptionsOfPharmacy from '../../features/prescriptions/endpoints/pharmacy.ts';
import * as questionsOfPharmacies from '../../features/pharmacy-questions/endpoints/staff.ts';

/** Doctors, administrators, pharmacies' staff. */
export const backoffice: Routing = {
  'get dashboard': staffDashboard.readDashboardEndpoint,
  'get treatments': staffTreatments.listTreatmentsEndpoint,
  'get treatments/:id': staffTreatments.readTreatmentEndpoint,
  'post treatments/:id/claim': doctorTreatments.claimTreatmentEndpoint,
  'post treatments/:id/release': doctorTreatments.releaseTreatmentEndpoint,
  'post treatments/:id/ask': doctorTreatments.askPatientEndpoint,
  'post treatments/:id/approve': doctorTreatments.approveTreatmentEndpoint,
  'post treatments/:id/decline': doctorTreatments.declineTreatmentEndpoint,
  'post treatments/:id/undo': doctorTreatments.undoTreatmentEndpoint,
  'post treatments/:id/break-glass': adminTreatments.breakGlassEndpoint,
  'get treatments/:id/documents/:fileId': doctorTreatments.downloadCaseDocumentEndpoint,
  'get certificates': staffTreatments.listCertificatesEndpoint,
  'get certificates/:id/letter': doctorTreatments.downloadIssuedLetterEndpoint,
  'get prescriptions': staffPrescriptions.listPrescriptionsEndpoint,
  'get prescriptions/counts': prescriptionsOfPharmacy.countInboxEndpoint,
  'get prescriptions/:id': staffPrescriptions.showPrescriptionEndpoint,
  'get prescriptions/:id/file': staffPrescriptions.downloadPrescriptionEndpoint,
  'post prescriptions/:id/accept': prescriptionsOfPharmacy.acceptPrescriptionEndpoint,
  'post prescriptions/:id/prepare': prescriptionsOfPharmacy.preparePrescriptionEndpoint,
  'post prescriptions/:id/ready': prescriptionsOfPharmacy.markReadyEndpoint,
  'post prescriptions/:id/undo-ready': prescriptionsOfPharmacy.undoReadyEndpoint,
  'post prescriptions/:id/dispense': prescriptionsOfPharmacy.dispensePrescriptionEndpoint,
  'post prescriptions/:id/return': prescriptionsOfPharmacy.returnPrescriptionEndpoint,
  'post prescriptions/:id/re-route': prescriptionsOfAdmin.reRoutePrescriptionEndpoint,
  'post prescriptions/:id/resend-notice': prescriptionsOfAdmin.resendNoticeEndpoint,
  'get delivery-tasks': deliveryTasks.listDeliveryTasksEndpoint,
  'get delivery-tasks/:id': deliveryTasks.readDeliveryTaskEndpoint,
  'post delivery-tasks/:id/done': prescriptionsOfAdmin.finishDeliveryTaskEndpoint,
  'post sendings/:id/tan': staffPharmacyAccess.newTanEndpoint,
  'post sendings/:id/tan-sheet': staffPharmacyAccess.printTanSheetEndpoint,
  'post prescriptions/:id/revoke': doctorPrescriptions.revokePrescriptionEndpoint,
  'post prescriptions/:id/question': questionsOfPharmacies.askDoctorEndpoint,
  'get prescriptions/:id/questions': questionsOfPharmacies.listQuestionsOfPrescriptionEndpoint,
  'get pharmacy-questions': questionsOfPharmacies.listQuestionsEndpoint,
  'get pharmacy-questions/:id': questionsOfPharmacies.readQuestionEndpoint,
  'post pharmacy-questions/:id/answer': questionsOfPharmacies.answerQuestionEndpoint,
  'post pharmacy-questions/:id/undo': questionsOfPharmacies.undoAnswerEndpoint,
  'get patients': staffPatients.listPatientsEndpoint,
  'get patients/:id': staffPatients.readPatientEndpoint,
  'patch patients/:id': adminPatients.updatePatientEndpoint,
  'post patients/:id/erase': adminErasures.eraseForEndpoint,
  'post patients/:id/sealed-record': staffErasures.openSealedRecordEndpoint,
  'post patients/:id/support-views': adminSupportViews.createSupportViewEndpoint,
  'get marketing-patients': adminMarketing.listContactsEndpoint,
  'get marketing-patients/export': adminMarketing.exportContactsEndpoint,
  'get marketing-patients/funnel': adminMarketing.readFunnelEndpoint,
  'get marketing-patients/:id': adminMarketing.readContactEndpoint,
  'delete marketing-patients/:id': adminMarketing.deleteContactEndpoint,
  'get people/:id/sessions': adminAccounts.listPersonSessionsEndpoint,
  'delete people/:id/sessions': adminAccounts.endPersonSessionsEndpoint,
  'delete people/:id/sessions/:sessionId': adminAccounts.endPersonSessionEndpoint,
  'get patients/:id/identity': staffIdentityChecks.readIdentityEndpoint,
  'post patients/:id/identity-seen': doctorIdentityChecks.markIdentitySeenEndpoint,
  'get doctors': adminDoctors.listDoctorsEndpoint,
  'get doctors/:id': adminDoctors.readDoctorEndpoint,
  'patch doctors/:id': adminDoctors.updateDoctorEndpoint,
  'post people/:id/second-factor/reset': adminSecondFactors.resetSecondFactorEndpoint,
  'get payments': adminPayments.listPaymentsEndpoint,
  'get invitations': staffInvitations.listInvitationsEndpoint,
  'post invitations': staffInvitations.createInvitationEndpoint,
  'post invitations/:id/resend': staffInvitations.resendInvitationEndpoint,
  'post invitations/:id/withdraw': staffInvitations.withdrawInvitationEndpoint,
  'get people': staffPeople.listPeopleEndpoint,
  'get people/:id': staffPeople.readPersonEndpoint,
  'post people/:id/approve-licence': staffPeople.approveLicenceEndpoint,
  'post people/:id/confirm': staffPeople.confirmPersonEndpoint,
  'post people/:id/deactivate': staffPeople.deactivatePersonEndpoint,
  'post people/:id/reactivate': staffPeople.reactivatePersonEndpoint,
  'post people/:id/make-pharmacy-admin': staffPeople.makePharmacyAdminEndpoint,
  'post people/:id/end-pharmacy-admin': staffPeople.endPharmacyAdminEndpoint,
  'get practice': doctorDoctors.readPracticeEndpoint,
  'patch practice': doctorDoctors.updatePracticeEndpoint,
  'get audit-events': adminAccessLog.listAuditEventsEndpoint,
  'get settings': adminSettings.listSettingsEndpoint,
  'get settings/:id': adminSettings.readSettingEndpoint,
  'patch settings/:id': adminSettings.changeSettingEndpoint,
  'get jobs': adminJobMonitor.listJobsEndpoint,
  'post jobs/:id/retry': adminJobMonitor.retryJobEndpoint,
  'get dead-jobs': adminJobMonitor.listDeadJobsEndpoint,
  'post dead-jobs/:id/retry': adminJobMonitor.retryDeadJobsEndpoint,
  'get scheduled-jobs': adminJobMonitor.listScheduledJobsEndpoint,
  'get scheduled-jobs/:id': adminJobMonitor.readScheduledJobEndpoint,
  'post scheduled-jobs/:id/run': adminJobMonitor.runScheduledJobEndpoint,
  'post scheduled-jobs/:id/pause': adminJobMonitor.pauseScheduledJobEndpoint,
  'post scheduled-jobs/:id/resume': adminJobMonitor.resumeScheduledJobEndpoint,
  'get stock-feeds': staffStockFeeds.listFeedsEndpoint,
  'post stock-feeds': adminStockFeeds.createFeedEndpoint,
  'post stock-feeds/test-connection': adminStockFeeds.testConnectionEndpoint,
  'post stock-feeds/preview-schedule': adminStockFeeds.previewScheduleEndpoint,
  'get stock-feeds/:id': staffStockFeeds.readFeedEndpoint,
  'patch stock-feeds/:id': adminStockFeeds.updateFeedEndpoint,
  'post stock-feeds/:id/run': staffStockFeeds.runFeedEndpoint,
  'post stock-feeds/:id/upload': staffStockFeeds.uploadFeedEndpoint,
  'post stock-feeds/:id/examine': staffFeedDoctor.examineFileEndpoint,
  'post stock-feeds/:id/marked-file': staffFeedDoctor.markFileEndpoint,
  'post stock-feeds/:id/mapping': staffFeedDoctor.saveMappingEndpoint,
  'get stock-feeds/:id/keys': adminStockFeeds.listKeysEndpoint,
  'post stock-feeds/:id/keys': adminStockFeeds.createKeyEndpoint,
  'delete stock-feeds/:id/keys/:keyId': adminStockFeeds.revokeKeyEndpoint,
  'get feed-runs': staffRuns.listRunsEndpoint,
  'get feed-runs/:id': staffRuns.readRunEndpoint,
  'post feed-runs/:id/release': adminStockFeeds.releaseRunEndpoint,
  'post feed-runs/:id/discard': adminStockFeeds.discardRunEndpoint,
  'get feed-runs/:id/comparison': staffRuns.compareRunEndpoint,
  'post feed-runs/:id/roll-back': adminStockFeeds.rollBackRunEndpoint,
  'get feed-runs/:id/row-errors': staffRuns.listRowErrorsEndpoint,
  'get feed-runs/:id/row-errors.csv': staffRuns.downloadRowErrorsEndpoint,
  'post feed-runs/:id/corrections': staffRuns.correctRowsEndpoint,
  'get unmatched-products': staffUnmatched.listUnmatchedEndpoint,
  'get unmatched-products/:id': staffUnmatched.readUnmatchedEndpoint,
  'post unmatched-products/:id/match': staffUnmatched.matchArticleEndpoint,
  'post unmatched-products/:id/ignore': staffUnmatched.ignoreArticleEndpoint,
  'post unmatched-products/:id/undo': staffUnmatched.undoDecisionEndpoint,
  'post unmatched-products/match-suggested': staffUnmatched.matchSuggestedEndpoint,
  'get stock': staffStock.listStockEndpoint,
  'get stock/:id': staffStock.readStockEndpoint,
  'get products': staffProducts.listProductRecordsEndpoint,
  'post products': staffProducts.createProductEndpoint,
  'get products/:id': staffProducts.readProductRecordEndpoint,
  'get products/:id/similar': doctorProducts.listSimilarRecordsEndpoint,
  'patch products/:id': adminProducts.updateProductEndpoint,
  'get reviews': adminReviews.listReviewRecordsEndpoint,
  'post reviews/decide': adminReviews.decideReviewsEndpoint,
  'get reviews/:id': adminReviews.readReviewRecordEndpoint,
  'post reviews/:id/publish': adminReviews.publishReviewEndpoint,
  'post reviews/:id/reject': adminReviews.rejectReviewEndpoint,
  'get review-comments': adminReviews.listCommentRecordsEndpoint,
  'post review-comments/decide': adminReviews.decideCommentsEndpoint,
  'get review-comments/:id': adminReviews.readCommentRecordEndpoint,
  'post review-comments/:id/publish': adminReviews.publishCommentEndpoint,
  'post review-comments/:id/reject': adminReviews.rejectCommentEndpoint,
  'get pharmacies': staffPharmacies.listPharmacyRecordsEndpoint,
  'post pharmacies': adminPharmacies.createPharmacyEndpoint,
  'get pharmacies/:id': staffPharmacies.readPharmacyRecordEndpoint,
  'patch pharmacies/:id': staffPharmacies.updatePharmacyEndpoint,
  'get vaporizers': adminVaporizers.listVaporizerRecordsEndpoint,
  'post vaporizers': adminVaporizers.createVaporizerEndpoint,
  'get vaporizers/:id': adminVaporizers.readVaporizerRecordEndpoint,
  'patch vaporizers/:id': adminVaporizers.updateVaporizerEndpoint,
  'post products/import': adminProducts.importProductsEndpoint,
  'get manufacturers': adminReferenceData.listManufacturerRecordsEndpoint,
  'get manufacturers/:id': adminReferenceData.readManufacturerRecordEndpoint,
  'patch manufacturers/:id': adminReferenceData.updateManufacturerEndpoint,
  'post manufacturers/:id/merge': adminReferenceData.mergeManufacturersEndpoint,
  'post manufacturers/:id/undo-merge': adminReferenceData.undoManufacturerMergeEndpoint,
  'get growers': adminReferenceData.listGrowerRecordsEndpoint,
  'get growers/:id': adminReferenceData.readGrowerRecordEndpoint,
  'patch growers/:id': adminReferenceData.updateGrowerEndpoint,
  'post growers/:id/merge': adminReferenceData.mergeGrowersEndpoint,
  'post growers/:id/undo-merge': adminReferenceData.undoGrowerMergeEndpoint,
  'get strains': adminReferenceData.listStrainRecordsEndpoint,
  'get strains/:id': adminReferenceData.readStrainRecordEndpoint,
  'patch strains/:id': adminReferenceData.updateStrainEndpoint,
  'post strains/:id/merge': adminReferenceData.mergeStrainsEndpoint,
  'post strains/:id/undo-merge': adminReferenceData.undoStrainMergeEndpoint,
};
