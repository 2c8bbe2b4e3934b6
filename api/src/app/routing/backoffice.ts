import type { Routing } from 'express-zod-api';
import {
  createInvitationEndpoint,
  listInvitationsEndpoint,
  resendInvitationEndpoint,
  withdrawInvitationEndpoint,
} from '../../features/invitations/endpoints/staff.ts';
import {
  approveLicenceEndpoint,
  confirmPersonEndpoint,
  deactivatePersonEndpoint,
  listPeopleEndpoint,
  reactivatePersonEndpoint,
  readPersonEndpoint,
  makePharmacyAdminEndpoint,
  endPharmacyAdminEndpoint,
} from '../../features/people/endpoints/staff.ts';
import { readPracticeEndpoint, updatePracticeEndpoint } from '../../features/doctors/endpoints/doctor.ts';
import { resetSecondFactorEndpoint } from '../../features/second-factors/endpoints/reset-second-factor.ts';
import { eraseForEndpoint } from '../../features/erasures/endpoints/erase-for.ts';
import { openSealedRecordEndpoint } from '../../features/erasures/endpoints/open-sealed-record.ts';
import { markIdentitySeenEndpoint } from '../../features/identity-checks/endpoints/mark-identity-seen.ts';
import { readIdentityEndpoint } from '../../features/identity-checks/endpoints/read-identity.ts';
import { changeSettingEndpoint } from '../../features/settings/endpoints/change-setting.ts';
import * as deliveryTasks from '../../features/delivery-tasks/endpoints/admin.ts';
import * as prescriptionsOfAdmin from '../../features/prescriptions/endpoints/admin.ts';
import * as prescriptionsOfPharmacy from '../../features/prescriptions/endpoints/pharmacy.ts';
import { downloadPrescriptionEndpoint } from '../../features/prescriptions/endpoints/download-prescription.ts';
import { listAuditEventsEndpoint } from '../../features/access-log/endpoints/list-audit-events.ts';
import { listDoctorsEndpoint } from '../../features/doctors/endpoints/list-doctors.ts';
import { listDeadJobsEndpoint, retryDeadJobsEndpoint } from '../../features/job-monitor/endpoints/dead-jobs.ts';
import { listJobsEndpoint } from '../../features/job-monitor/endpoints/list-jobs.ts';
import { deleteContactEndpoint } from '../../features/marketing-patients/endpoints/delete-contact.ts';
import { exportContactsEndpoint } from '../../features/marketing-patients/endpoints/export-contacts.ts';
import { listContactsEndpoint } from '../../features/marketing-patients/endpoints/list-contacts.ts';
import { readContactEndpoint } from '../../features/marketing-patients/endpoints/read-contact.ts';
import { readFunnelEndpoint } from '../../features/marketing-patients/endpoints/read-funnel.ts';
import { listPatientsEndpoint } from '../../features/patients/endpoints/list-patients.ts';
import { listPaymentsEndpoint } from '../../features/payments/endpoints/list-payments.ts';
import { listPrescriptionsEndpoint } from '../../features/prescriptions/endpoints/list-prescriptions.ts';
import { listSettingsEndpoint } from '../../features/settings/endpoints/list-settings.ts';
import { readDashboardEndpoint } from '../../features/dashboard/endpoints/read-dashboard.ts';
import { readDoctorEndpoint } from '../../features/doctors/endpoints/read-doctor.ts';
import { readPatientEndpoint } from '../../features/patients/endpoints/read-patient.ts';
import { readSettingEndpoint } from '../../features/settings/endpoints/read-setting.ts';
import { retryJobEndpoint } from '../../features/job-monitor/endpoints/retry-job.ts';
import { listScheduledJobsEndpoint } from '../../features/job-monitor/endpoints/list-scheduled-jobs.ts';
import { readScheduledJobEndpoint } from '../../features/job-monitor/endpoints/read-scheduled-job.ts';
import { runScheduledJobEndpoint } from '../../features/job-monitor/endpoints/run-scheduled-job.ts';
import { pauseScheduledJobEndpoint } from '../../features/job-monitor/endpoints/pause-scheduled-job.ts';
import { resumeScheduledJobEndpoint } from '../../features/job-monitor/endpoints/resume-scheduled-job.ts';
import { showPrescriptionEndpoint } from '../../features/prescriptions/endpoints/show-prescription.ts';
import { updateDoctorEndpoint } from '../../features/doctors/endpoints/update-doctor.ts';
import { updatePatientEndpoint } from '../../features/patients/endpoints/update-patient.ts';
import { breakGlassEndpoint } from '../../features/treatments/endpoints/break-glass.ts';
import { downloadCaseDocumentEndpoint } from '../../features/treatments/endpoints/download-case-document.ts';
import { examineFileEndpoint } from '../../features/feed-doctor/endpoints/examine-file.ts';
import { markFileEndpoint } from '../../features/feed-doctor/endpoints/mark-file.ts';
import { saveMappingEndpoint } from '../../features/feed-doctor/endpoints/save-mapping.ts';
import { listFeedsEndpoint } from '../../features/stock-feeds/endpoints/list-feeds.ts';
import { readFeedEndpoint } from '../../features/stock-feeds/endpoints/read-feed.ts';
import { createFeedEndpoint } from '../../features/stock-feeds/endpoints/create-feed.ts';
import { updateFeedEndpoint } from '../../features/stock-feeds/endpoints/update-feed.ts';
import { testConnectionEndpoint } from '../../features/stock-feeds/endpoints/test-connection.ts';
import { previewScheduleEndpoint } from '../../features/stock-feeds/endpoints/preview-schedule.ts';
import { newTanEndpoint, printTanSheetEndpoint } from '../../features/pharmacy-access/endpoints/staff.ts';
import { listKeysEndpoint } from '../../features/stock-feeds/endpoints/list-keys.ts';
import { createKeyEndpoint } from '../../features/stock-feeds/endpoints/create-key.ts';
import { revokeKeyEndpoint } from '../../features/stock-feeds/endpoints/revoke-key.ts';
import { runFeedEndpoint } from '../../features/stock-feeds/endpoints/run-feed.ts';
import { uploadFeedEndpoint } from '../../features/stock-feeds/endpoints/upload-feed.ts';
import { listRunsEndpoint } from '../../features/stock-feeds/endpoints/list-runs.ts';
import { readRunEndpoint } from '../../features/stock-feeds/endpoints/read-run.ts';
import { releaseRunEndpoint } from '../../features/stock-feeds/endpoints/release-run.ts';
import { compareRunEndpoint } from '../../features/stock-feeds/endpoints/compare-run.ts';
import { rollBackRunEndpoint } from '../../features/stock-feeds/endpoints/roll-back-run.ts';
import { listRowErrorsEndpoint } from '../../features/stock-feeds/endpoints/list-row-errors.ts';
import { downloadRowErrorsEndpoint } from '../../features/stock-feeds/endpoints/download-row-errors.ts';
import { correctRowsEndpoint } from '../../features/stock-feeds/endpoints/correct-rows.ts';
import { discardRunEndpoint } from '../../features/stock-feeds/endpoints/discard-run.ts';
import { listUnmatchedEndpoint } from '../../features/stock-feeds/endpoints/list-unmatched.ts';
import { readUnmatchedEndpoint } from '../../features/stock-feeds/endpoints/read-unmatched.ts';
import { matchArticleEndpoint } from '../../features/stock-feeds/endpoints/match-article.ts';
import { ignoreArticleEndpoint } from '../../features/stock-feeds/endpoints/ignore-article.ts';
import { undoDecisionEndpoint } from '../../features/stock-feeds/endpoints/undo-decision.ts';
import { matchSuggestedEndpoint } from '../../features/stock-feeds/endpoints/match-suggested.ts';
import { readStockEndpoint } from '../../features/stock/endpoints/read-stock.ts';
import { listStockEndpoint } from '../../features/stock/endpoints/list-stock.ts';
import { downloadIssuedLetterEndpoint } from '../../features/treatments/endpoints/download-letter.ts';
import { listCertificatesEndpoint } from '../../features/treatments/endpoints/list-certificates.ts';
import { approveTreatmentEndpoint } from '../../features/treatments/endpoints/approve-treatment.ts';
import { askPatientEndpoint } from '../../features/treatments/endpoints/ask-patient.ts';
import { claimTreatmentEndpoint } from '../../features/treatments/endpoints/claim-treatment.ts';
import { declineTreatmentEndpoint } from '../../features/treatments/endpoints/decline-treatment.ts';
import { listTreatmentsEndpoint } from '../../features/treatments/endpoints/list-treatments.ts';
import { readTreatmentEndpoint } from '../../features/treatments/endpoints/read-treatment.ts';
import { releaseTreatmentEndpoint } from '../../features/treatments/endpoints/release-treatment.ts';
import { undoTreatmentEndpoint } from '../../features/treatments/endpoints/undo-treatment.ts';
import { revokePrescriptionEndpoint } from '../../features/prescriptions/endpoints/doctor.ts';
import * as questionsOfPharmacies from '../../features/pharmacy-questions/endpoints/staff.ts';
import { listReviewRecordsEndpoint } from '../../features/reviews/endpoints/list-review-records.ts';
import { readReviewRecordEndpoint } from '../../features/reviews/endpoints/read-review-record.ts';
import { publishReviewEndpoint } from '../../features/reviews/endpoints/publish-review.ts';
import { rejectReviewEndpoint } from '../../features/reviews/endpoints/reject-review.ts';
import { decideReviewsEndpoint } from '../../features/reviews/endpoints/decide-reviews.ts';
import { decideCommentsEndpoint } from '../../features/reviews/endpoints/decide-comments.ts';
import { listCommentRecordsEndpoint } from '../../features/reviews/endpoints/list-comment-records.ts';
import { readCommentRecordEndpoint } from '../../features/reviews/endpoints/read-comment-record.ts';
import { publishCommentEndpoint } from '../../features/reviews/endpoints/publish-comment.ts';
import { rejectCommentEndpoint } from '../../features/reviews/endpoints/reject-comment.ts';
import { listProductRecordsEndpoint } from '../../features/products/endpoints/list-product-records.ts';
import { readProductRecordEndpoint } from '../../features/products/endpoints/read-product-record.ts';
import { listSimilarRecordsEndpoint } from '../../features/products/endpoints/list-similar-records.ts';
import { createProductEndpoint } from '../../features/products/endpoints/create-product.ts';
import { updateProductEndpoint } from '../../features/products/endpoints/update-product.ts';
import { listVaporizerRecordsEndpoint } from '../../features/vaporizers/endpoints/list-vaporizer-records.ts';
import { readVaporizerRecordEndpoint } from '../../features/vaporizers/endpoints/read-vaporizer-record.ts';
import { createVaporizerEndpoint } from '../../features/vaporizers/endpoints/create-vaporizer.ts';
import { updateVaporizerEndpoint } from '../../features/vaporizers/endpoints/update-vaporizer.ts';
import { listPharmacyRecordsEndpoint } from '../../features/pharmacies/endpoints/list-pharmacy-records.ts';
import { readPharmacyRecordEndpoint } from '../../features/pharmacies/endpoints/read-pharmacy-record.ts';
import { createPharmacyEndpoint } from '../../features/pharmacies/endpoints/create-pharmacy.ts';
import { updatePharmacyEndpoint } from '../../features/pharmacies/endpoints/update-pharmacy.ts';
import { listPersonSessionsEndpoint } from '../../features/accounts/endpoints/list-person-sessions.ts';
import { endPersonSessionEndpoint } from '../../features/accounts/endpoints/end-person-session.ts';
import { endPersonSessionsEndpoint } from '../../features/accounts/endpoints/end-person-sessions.ts';
import { createSupportViewEndpoint } from '../../features/support-views/endpoints/create-support-view.ts';
import { importProductsEndpoint } from '../../features/products/endpoints/import-products.ts';
import { listManufacturerRecordsEndpoint, listGrowerRecordsEndpoint, listStrainRecordsEndpoint } from '../../features/reference-data/endpoints/list-records.ts';
import { readManufacturerRecordEndpoint, readGrowerRecordEndpoint, readStrainRecordEndpoint } from '../../features/reference-data/endpoints/read-record.ts';
import { updateManufacturerEndpoint, updateGrowerEndpoint, updateStrainEndpoint } from '../../features/reference-data/endpoints/update-record.ts';
import { mergeManufacturersEndpoint, mergeGrowersEndpoint, mergeStrainsEndpoint } from '../../features/reference-data/endpoints/merge-records.ts';
import { undoManufacturerMergeEndpoint, undoGrowerMergeEndpoint, undoStrainMergeEndpoint } from '../../features/reference-data/endpoints/undo-merge.ts';

/** Doctors, administrators, pharmacies' staff. */
export const backoffice: Routing = {
  'get dashboard': readDashboardEndpoint,
  'get treatments': listTreatmentsEndpoint,
  'get treatments/:id': readTreatmentEndpoint,
  'post treatments/:id/claim': claimTreatmentEndpoint,
  'post treatments/:id/release': releaseTreatmentEndpoint,
  'post treatments/:id/ask': askPatientEndpoint,
  'post treatments/:id/approve': approveTreatmentEndpoint,
  'post treatments/:id/decline': declineTreatmentEndpoint,
  'post treatments/:id/undo': undoTreatmentEndpoint,
  'post treatments/:id/break-glass': breakGlassEndpoint,
  'get treatments/:id/documents/:fileId': downloadCaseDocumentEndpoint,
  'get certificates': listCertificatesEndpoint,
  'get certificates/:id/letter': downloadIssuedLetterEndpoint,
  'get prescriptions': listPrescriptionsEndpoint,
  'get prescriptions/counts': prescriptionsOfPharmacy.countInboxEndpoint,
  'get prescriptions/:id': showPrescriptionEndpoint,
  'get prescriptions/:id/file': downloadPrescriptionEndpoint,
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
  'post sendings/:id/tan': newTanEndpoint,
  'post sendings/:id/tan-sheet': printTanSheetEndpoint,
  'post prescriptions/:id/revoke': revokePrescriptionEndpoint,
  'post prescriptions/:id/question': questionsOfPharmacies.askDoctorEndpoint,
  'get prescriptions/:id/questions': questionsOfPharmacies.listQuestionsOfPrescriptionEndpoint,
  'get pharmacy-questions': questionsOfPharmacies.listQuestionsEndpoint,
  'get pharmacy-questions/:id': questionsOfPharmacies.readQuestionEndpoint,
  'post pharmacy-questions/:id/answer': questionsOfPharmacies.answerQuestionEndpoint,
  'post pharmacy-questions/:id/undo': questionsOfPharmacies.undoAnswerEndpoint,
  'get patients': listPatientsEndpoint,
  'get patients/:id': readPatientEndpoint,
  'patch patients/:id': updatePatientEndpoint,
  'post patients/:id/erase': eraseForEndpoint,
  'post patients/:id/sealed-record': openSealedRecordEndpoint,
  'post patients/:id/support-views': createSupportViewEndpoint,
  'get marketing-patients': listContactsEndpoint,
  'get marketing-patients/export': exportContactsEndpoint,
  'get marketing-patients/funnel': readFunnelEndpoint,
  'get marketing-patients/:id': readContactEndpoint,
  'delete marketing-patients/:id': deleteContactEndpoint,
  'get people/:id/sessions': listPersonSessionsEndpoint,
  'delete people/:id/sessions': endPersonSessionsEndpoint,
  'delete people/:id/sessions/:sessionId': endPersonSessionEndpoint,
  'get patients/:id/identity': readIdentityEndpoint,
  'post patients/:id/identity-seen': markIdentitySeenEndpoint,
  'get doctors': listDoctorsEndpoint,
  'get doctors/:id': readDoctorEndpoint,
  'patch doctors/:id': updateDoctorEndpoint,
  'post people/:id/second-factor/reset': resetSecondFactorEndpoint,
  'get payments': listPaymentsEndpoint,
  'get invitations': listInvitationsEndpoint,
  'post invitations': createInvitationEndpoint,
  'post invitations/:id/resend': resendInvitationEndpoint,
  'post invitations/:id/withdraw': withdrawInvitationEndpoint,
  'get people': listPeopleEndpoint,
  'get people/:id': readPersonEndpoint,
  'post people/:id/approve-licence': approveLicenceEndpoint,
  'post people/:id/confirm': confirmPersonEndpoint,
  'post people/:id/deactivate': deactivatePersonEndpoint,
  'post people/:id/reactivate': reactivatePersonEndpoint,
  'post people/:id/make-pharmacy-admin': makePharmacyAdminEndpoint,
  'post people/:id/end-pharmacy-admin': endPharmacyAdminEndpoint,
  'get practice': readPracticeEndpoint,
  'patch practice': updatePracticeEndpoint,
  'get audit-events': listAuditEventsEndpoint,
  'get settings': listSettingsEndpoint,
  'get settings/:id': readSettingEndpoint,
  'patch settings/:id': changeSettingEndpoint,
  'get jobs': listJobsEndpoint,
  'post jobs/:id/retry': retryJobEndpoint,
  'get dead-jobs': listDeadJobsEndpoint,
  'post dead-jobs/:id/retry': retryDeadJobsEndpoint,
  'get scheduled-jobs': listScheduledJobsEndpoint,
  'get scheduled-jobs/:id': readScheduledJobEndpoint,
  'post scheduled-jobs/:id/run': runScheduledJobEndpoint,
  'post scheduled-jobs/:id/pause': pauseScheduledJobEndpoint,
  'post scheduled-jobs/:id/resume': resumeScheduledJobEndpoint,
  'get stock-feeds': listFeedsEndpoint,
  'post stock-feeds': createFeedEndpoint,
  'post stock-feeds/test-connection': testConnectionEndpoint,
  'post stock-feeds/preview-schedule': previewScheduleEndpoint,
  'get stock-feeds/:id': readFeedEndpoint,
  'patch stock-feeds/:id': updateFeedEndpoint,
  'post stock-feeds/:id/run': runFeedEndpoint,
  'post stock-feeds/:id/upload': uploadFeedEndpoint,
  'post stock-feeds/:id/examine': examineFileEndpoint,
  'post stock-feeds/:id/marked-file': markFileEndpoint,
  'post stock-feeds/:id/mapping': saveMappingEndpoint,
  'get stock-feeds/:id/keys': listKeysEndpoint,
  'post stock-feeds/:id/keys': createKeyEndpoint,
  'delete stock-feeds/:id/keys/:keyId': revokeKeyEndpoint,
  'get feed-runs': listRunsEndpoint,
  'get feed-runs/:id': readRunEndpoint,
  'post feed-runs/:id/release': releaseRunEndpoint,
  'post feed-runs/:id/discard': discardRunEndpoint,
  'get feed-runs/:id/comparison': compareRunEndpoint,
  'post feed-runs/:id/roll-back': rollBackRunEndpoint,
  'get feed-runs/:id/row-errors': listRowErrorsEndpoint,
  'get feed-runs/:id/row-errors.csv': downloadRowErrorsEndpoint,
  'post feed-runs/:id/corrections': correctRowsEndpoint,
  'get unmatched-products': listUnmatchedEndpoint,
  'get unmatched-products/:id': readUnmatchedEndpoint,
  'post unmatched-products/:id/match': matchArticleEndpoint,
  'post unmatched-products/:id/ignore': ignoreArticleEndpoint,
  'post unmatched-products/:id/undo': undoDecisionEndpoint,
  'post unmatched-products/match-suggested': matchSuggestedEndpoint,
  'get stock': listStockEndpoint,
  'get stock/:id': readStockEndpoint,
  'get products': listProductRecordsEndpoint,
  'post products': createProductEndpoint,
  'get products/:id': readProductRecordEndpoint,
  'get products/:id/similar': listSimilarRecordsEndpoint,
  'patch products/:id': updateProductEndpoint,
  'get reviews': listReviewRecordsEndpoint,
  'post reviews/decide': decideReviewsEndpoint,
  'get reviews/:id': readReviewRecordEndpoint,
  'post reviews/:id/publish': publishReviewEndpoint,
  'post reviews/:id/reject': rejectReviewEndpoint,
  'get review-comments': listCommentRecordsEndpoint,
  'post review-comments/decide': decideCommentsEndpoint,
  'get review-comments/:id': readCommentRecordEndpoint,
  'post review-comments/:id/publish': publishCommentEndpoint,
  'post review-comments/:id/reject': rejectCommentEndpoint,
  'get pharmacies': listPharmacyRecordsEndpoint,
  'post pharmacies': createPharmacyEndpoint,
  'get pharmacies/:id': readPharmacyRecordEndpoint,
  'patch pharmacies/:id': updatePharmacyEndpoint,
  'get vaporizers': listVaporizerRecordsEndpoint,
  'post vaporizers': createVaporizerEndpoint,
  'get vaporizers/:id': readVaporizerRecordEndpoint,
  'patch vaporizers/:id': updateVaporizerEndpoint,
  'post products/import': importProductsEndpoint,
  'get manufacturers': listManufacturerRecordsEndpoint,
  'get manufacturers/:id': readManufacturerRecordEndpoint,
  'patch manufacturers/:id': updateManufacturerEndpoint,
  'post manufacturers/:id/merge': mergeManufacturersEndpoint,
  'post manufacturers/:id/undo-merge': undoManufacturerMergeEndpoint,
  'get growers': listGrowerRecordsEndpoint,
  'get growers/:id': readGrowerRecordEndpoint,
  'patch growers/:id': updateGrowerEndpoint,
  'post growers/:id/merge': mergeGrowersEndpoint,
  'post growers/:id/undo-merge': undoGrowerMergeEndpoint,
  'get strains': listStrainRecordsEndpoint,
  'get strains/:id': readStrainRecordEndpoint,
  'patch strains/:id': updateStrainEndpoint,
  'post strains/:id/merge': mergeStrainsEndpoint,
  'post strains/:id/undo-merge': undoStrainMergeEndpoint,
};
