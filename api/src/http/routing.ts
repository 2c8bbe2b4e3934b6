import type { Routing } from 'express-zod-api';
import { ageCheckEndpoint } from '../features/accounts/endpoints/age-check.ts';
import { changePasswordEndpoint } from '../features/accounts/endpoints/change-password.ts';
import { claimSessionEndpoint } from '../features/accounts/endpoints/claim-session.ts';
import { confirmEmailEndpoint } from '../features/accounts/endpoints/confirm-email.ts';
import { finishEmailChangeEndpoint } from '../features/accounts/endpoints/finish-email-change.ts';
import { finishResetEndpoint } from '../features/accounts/endpoints/finish-reset.ts';
import { listConsentsEndpoint } from '../features/accounts/endpoints/list-consents.ts';
import { listSessionsEndpoint } from '../features/accounts/endpoints/list-sessions.ts';
import { loginEndpoint } from '../features/accounts/endpoints/login.ts';
import { loginWithPasskeyEndpoint } from '../features/accounts/endpoints/login-with-passkey.ts';
import { logoutEndpoint } from '../features/accounts/endpoints/logout.ts';
import { readMeEndpoint } from '../features/accounts/endpoints/read-me.ts';
import { readProfileEndpoint } from '../features/accounts/endpoints/read-profile.ts';
import { refreshEndpoint } from '../features/accounts/endpoints/refresh.ts';
import { registerEndpoint } from '../features/accounts/endpoints/register.ts';
import { resendConfirmationEndpoint } from '../features/accounts/endpoints/resend-confirmation.ts';
import { revokeOtherSessionsEndpoint } from '../features/accounts/endpoints/revoke-other-sessions.ts';
import { revokeSessionEndpoint } from '../features/accounts/endpoints/revoke-session.ts';
import { startEmailChangeEndpoint } from '../features/accounts/endpoints/start-email-change.ts';
import { startResetEndpoint } from '../features/accounts/endpoints/start-reset.ts';
import { updateProfileEndpoint } from '../features/accounts/endpoints/update-profile.ts';
import { addPasskeyEndpoint } from '../features/second-factors/endpoints/add-passkey.ts';
import { confirmTotpEndpoint } from '../features/second-factors/endpoints/confirm-totp.ts';
import { newRecoveryCodesEndpoint } from '../features/second-factors/endpoints/new-recovery-codes.ts';
import { readSecondFactorsEndpoint } from '../features/second-factors/endpoints/read-second-factors.ts';
import { removePasskeyEndpoint } from '../features/second-factors/endpoints/remove-passkey.ts';
import { removeTotpEndpoint } from '../features/second-factors/endpoints/remove-totp.ts';
import { renamePasskeyEndpoint } from '../features/second-factors/endpoints/rename-passkey.ts';
import { resetSecondFactorEndpoint } from '../features/second-factors/endpoints/reset-second-factor.ts';
import { startPasskeyEndpoint } from '../features/second-factors/endpoints/start-passkey.ts';
import { startPasskeyLoginEndpoint } from '../features/second-factors/endpoints/start-passkey-login.ts';
import { startTotpEndpoint } from '../features/second-factors/endpoints/start-totp.ts';
import { listAccessesEndpoint } from '../features/access-log/endpoints/list-accesses.ts';
import { eraseAccountEndpoint } from '../features/erasures/endpoints/erase-account.ts';
import { eraseForEndpoint } from '../features/erasures/endpoints/erase-for.ts';
import { openSealedRecordEndpoint } from '../features/erasures/endpoints/open-sealed-record.ts';
import { previewErasureEndpoint } from '../features/erasures/endpoints/preview-erasure.ts';
import { downloadExportEndpoint } from '../features/data-exports/endpoints/download-export.ts';
import { listExportsEndpoint } from '../features/data-exports/endpoints/list-exports.ts';
import { requestExportEndpoint } from '../features/data-exports/endpoints/request-export.ts';
import { sendCodeEndpoint } from '../features/owner-proofs/endpoints/send-code.ts';
import { downloadAgreementEndpoint } from '../features/agreements/endpoints/download-agreement.ts';
import { readAgreementEndpoint } from '../features/agreements/endpoints/read-agreement.ts';
import { signEndpoint } from '../features/agreements/endpoints/sign.ts';
import { createIdentitySessionEndpoint } from '../features/identity-checks/endpoints/create-identity-session.ts';
import { markIdentitySeenEndpoint } from '../features/identity-checks/endpoints/mark-identity-seen.ts';
import { readIdentityEndpoint } from '../features/identity-checks/endpoints/read-identity.ts';
import { readOwnIdentityEndpoint } from '../features/identity-checks/endpoints/read-own-identity.ts';
import { askForNewsletterEndpoint } from '../features/newsletter/endpoints/ask-for-newsletter.ts';
import { checkNewsletterEndpoint } from '../features/newsletter/endpoints/check-newsletter.ts';
import { confirmNewsletterEndpoint } from '../features/newsletter/endpoints/confirm-newsletter.ts';
import { withdrawNewsletterEndpoint } from '../features/newsletter/endpoints/withdraw-newsletter.ts';
import { acceptPrescriptionEndpoint } from '../features/prescriptions/endpoints/accept-prescription.ts';
import { changeSettingEndpoint } from '../features/settings/endpoints/change-setting.ts';
import { checkPrescriptionEndpoint } from '../features/prescriptions/endpoints/check-prescription.ts';
import { choosePharmacyEndpoint } from '../features/prescriptions/endpoints/choose-pharmacy.ts';
import { choosePharmacyManuallyEndpoint } from '../features/prescriptions/endpoints/choose-pharmacy-manually.ts';
import { createCheckoutSessionEndpoint } from '../features/payments/endpoints/create-checkout-session.ts';
import { dispensePrescriptionEndpoint } from '../features/prescriptions/endpoints/dispense-prescription.ts';
import { downloadCopyEndpoint } from '../features/prescriptions/endpoints/download-copy.ts';
import { downloadPrescriptionEndpoint } from '../features/prescriptions/endpoints/download-prescription.ts';
import { listAuditEventsEndpoint } from '../features/audit-log/endpoints/list-audit-events.ts';
import { listDoctorsEndpoint } from '../features/doctors/endpoints/list-doctors.ts';
import { listJobsEndpoint } from '../features/job-monitor/endpoints/list-jobs.ts';
import { listOwnPharmaciesEndpoint } from '../features/prescriptions/endpoints/list-own-pharmacies.ts';
import { listPatientsEndpoint } from '../features/patients/endpoints/list-patients.ts';
import { listPaymentsEndpoint } from '../features/payments/endpoints/list-payments.ts';
import { listPharmacyChoicesEndpoint } from '../features/prescriptions/endpoints/list-pharmacy-choices.ts';
import { listPrescriptionsEndpoint } from '../features/prescriptions/endpoints/list-prescriptions.ts';
import { listPublicDoctorsEndpoint } from '../features/doctors/endpoints/list-public-doctors.ts';
import { listSettingsEndpoint } from '../features/settings/endpoints/list-settings.ts';
import { markReadyEndpoint } from '../features/prescriptions/endpoints/mark-ready.ts';
import { readDashboardEndpoint } from '../features/dashboard/endpoints/read-dashboard.ts';
import { readDoctorEndpoint } from '../features/doctors/endpoints/read-doctor.ts';
import { readPatientEndpoint } from '../features/patients/endpoints/read-patient.ts';
import { readPharmacyInfoEndpoint } from '../features/prescriptions/endpoints/read-pharmacy-info.ts';
import { readSettingEndpoint } from '../features/settings/endpoints/read-setting.ts';
import { receiveStripeEventEndpoint } from '../features/payments/endpoints/receive-stripe-event.ts';
import { retryJobEndpoint } from '../features/job-monitor/endpoints/retry-job.ts';
import { returnPrescriptionEndpoint } from '../features/prescriptions/endpoints/return-prescription.ts';
import { showPrescriptionEndpoint } from '../features/prescriptions/endpoints/show-prescription.ts';
import { toggleFavoritePharmacyEndpoint } from '../features/prescriptions/endpoints/toggle-favorite-pharmacy.ts';
import { updateDoctorEndpoint } from '../features/doctors/endpoints/update-doctor.ts';
import { updatePatientEndpoint } from '../features/patients/endpoints/update-patient.ts';
import { readHealthStateEndpoint } from '../features/health-states/endpoints/read-health-state.ts';
import { saveHealthStateEndpoint } from '../features/health-states/endpoints/save-health-state.ts';
import { completeHealthStateEndpoint } from '../features/health-states/endpoints/complete-health-state.ts';
import { readStatusesEndpoint } from '../features/patient-way/endpoints/read-statuses.ts';
import { answerQuestionEndpoint } from '../features/treatments/endpoints/answer-question.ts';
import { breakGlassEndpoint } from '../features/treatments/endpoints/break-glass.ts';
import { cancelTreatmentEndpoint } from '../features/treatments/endpoints/cancel-treatment.ts';
import { downloadInvoiceEndpoint, downloadLetterEndpoint } from '../features/treatments/endpoints/download-own-document.ts';
import { downloadCaseDocumentEndpoint } from '../features/treatments/endpoints/download-case-document.ts';
import { listOwnTreatmentsEndpoint } from '../features/treatments/endpoints/list-own-treatments.ts';
import { listTreatmentProductsEndpoint } from '../features/treatments/endpoints/list-treatment-products.ts';
import { readOwnTreatmentEndpoint } from '../features/treatments/endpoints/read-own-treatment.ts';
import { submitTreatmentEndpoint } from '../features/treatments/endpoints/submit-treatment.ts';
import { listFeedsEndpoint } from '../features/stock-feeds/endpoints/list-feeds.ts';
import { readFeedEndpoint } from '../features/stock-feeds/endpoints/read-feed.ts';
import { createFeedEndpoint } from '../features/stock-feeds/endpoints/create-feed.ts';
import { updateFeedEndpoint } from '../features/stock-feeds/endpoints/update-feed.ts';
import { runFeedEndpoint } from '../features/stock-feeds/endpoints/run-feed.ts';
import { uploadFeedEndpoint } from '../features/stock-feeds/endpoints/upload-feed.ts';
import { listRunsEndpoint } from '../features/stock-feeds/endpoints/list-runs.ts';
import { readRunEndpoint } from '../features/stock-feeds/endpoints/read-run.ts';
import { releaseRunEndpoint } from '../features/stock-feeds/endpoints/release-run.ts';
import { discardRunEndpoint } from '../features/stock-feeds/endpoints/discard-run.ts';
import { listUnmatchedEndpoint } from '../features/stock-feeds/endpoints/list-unmatched.ts';
import { readUnmatchedEndpoint } from '../features/stock-feeds/endpoints/read-unmatched.ts';
import { matchArticleEndpoint } from '../features/stock-feeds/endpoints/match-article.ts';
import { ignoreArticleEndpoint } from '../features/stock-feeds/endpoints/ignore-article.ts';
import { listStockEndpoint } from '../features/stock/endpoints/list-stock.ts';
import { downloadIssuedLetterEndpoint } from '../features/certificates/endpoints/download-letter.ts';
import { listCertificatesEndpoint } from '../features/certificates/endpoints/list-certificates.ts';
import { approveTreatmentEndpoint } from '../features/treatments/endpoints/approve-treatment.ts';
import { askPatientEndpoint } from '../features/treatments/endpoints/ask-patient.ts';
import { claimTreatmentEndpoint } from '../features/treatments/endpoints/claim-treatment.ts';
import { declineTreatmentEndpoint } from '../features/treatments/endpoints/decline-treatment.ts';
import { listTreatmentsEndpoint } from '../features/treatments/endpoints/list-treatments.ts';
import { readTreatmentEndpoint } from '../features/treatments/endpoints/read-treatment.ts';
import { releaseTreatmentEndpoint } from '../features/treatments/endpoints/release-treatment.ts';
import { listProductsEndpoint } from '../features/products/endpoints/list-products.ts';
import { readProductEndpoint } from '../features/products/endpoints/read-product.ts';
import { readPlateEndpoint } from '../features/products/endpoints/read-plate.ts';
import { toggleFavoriteEndpoint } from '../features/products/endpoints/toggle-favorite.ts';
import { listFavoritesEndpoint } from '../features/products/endpoints/list-favorites.ts';
import { listPopularProductsEndpoint } from '../features/products/endpoints/list-popular-products.ts';
import { listRequestProductsEndpoint } from '../features/products/endpoints/list-request-products.ts';
import { readThcCbdEndpoint } from '../features/products/endpoints/read-thc-cbd.ts';
import { listProductRecordsEndpoint } from '../features/products/endpoints/list-product-records.ts';
import { readProductRecordEndpoint } from '../features/products/endpoints/read-product-record.ts';
import { createProductEndpoint } from '../features/products/endpoints/create-product.ts';
import { updateProductEndpoint } from '../features/products/endpoints/update-product.ts';
import { listManufacturersEndpoint } from '../features/reference-data/endpoints/list-manufacturers.ts';
import { listGrowersEndpoint } from '../features/reference-data/endpoints/list-growers.ts';
import { listStrainsEndpoint } from '../features/reference-data/endpoints/list-strains.ts';
import { listPharmaciesEndpoint } from '../features/pharmacies/endpoints/list-pharmacies.ts';
import { readPharmacyPageEndpoint } from '../features/pharmacies/endpoints/read-pharmacy-page.ts';
import { listPopularPharmaciesEndpoint } from '../features/pharmacies/endpoints/list-popular-pharmacies.ts';
import { listPharmacyRecordsEndpoint } from '../features/pharmacies/endpoints/list-pharmacy-records.ts';
import { readPharmacyRecordEndpoint } from '../features/pharmacies/endpoints/read-pharmacy-record.ts';
import { createPharmacyEndpoint } from '../features/pharmacies/endpoints/create-pharmacy.ts';
import { updatePharmacyEndpoint } from '../features/pharmacies/endpoints/update-pharmacy.ts';
import { listPersonSessionsEndpoint } from '../features/accounts/endpoints/list-person-sessions.ts';
import { endPersonSessionEndpoint } from '../features/accounts/endpoints/end-person-session.ts';
import { endPersonSessionsEndpoint } from '../features/accounts/endpoints/end-person-sessions.ts';
import { createSupportViewEndpoint } from '../features/support-views/endpoints/create-support-view.ts';
import { openSupportViewEndpoint } from '../features/support-views/endpoints/open-support-view.ts';
import { readSupportViewEndpoint } from '../features/support-views/endpoints/read-support-view.ts';
import { endSupportViewEndpoint } from '../features/support-views/endpoints/end-support-view.ts';
import { importProductsEndpoint } from '../features/products/endpoints/import-products.ts';
import { ownSignIns, socialSignIn } from './social-login-routing.ts';

/** What can be asked of the server? Patients, visitors and everybody's own account. */
const clients: Routing = {
  auth: {
    ...socialSignIn,
    'post login': loginEndpoint,
    'post refresh': refreshEndpoint,
    'post logout': logoutEndpoint,
    'post reset/init': startResetEndpoint,
    'post reset/finish': finishResetEndpoint,
    'post passkey/options': startPasskeyLoginEndpoint,
    'post passkey/login': loginWithPasskeyEndpoint,
  },
  iam: {
    ...ownSignIns,
    'post register': registerEndpoint,
    'post email-confirm': confirmEmailEndpoint,
    'post email-confirm/resend': resendConfirmationEndpoint,
    'post email-confirm/claim': claimSessionEndpoint,
    'post email-change': startEmailChangeEndpoint,
    'post email-change/confirm': finishEmailChangeEndpoint,
    'post password': changePasswordEndpoint,
    'post age-check': ageCheckEndpoint,
    'get me': readMeEndpoint,
    'get profile': readProfileEndpoint,
    'patch profile': updateProfileEndpoint,
    'get agreements/:document': readAgreementEndpoint,
    'post sign': signEndpoint,
    'get download/docs/:document': downloadAgreementEndpoint,
    'get statuses': readStatusesEndpoint,
    'get consents': listConsentsEndpoint,
    'get access-log': listAccessesEndpoint,
    'post export': requestExportEndpoint,
    'get exports': listExportsEndpoint,
    'post exports/:id/download': downloadExportEndpoint,
    'post owner-code': sendCodeEndpoint,
    'get erase': previewErasureEndpoint,
    'post erase': eraseAccountEndpoint,
    'get sessions': listSessionsEndpoint,
    'delete sessions': revokeOtherSessionsEndpoint,
    'delete sessions/:id': revokeSessionEndpoint,
    'get second-factors': readSecondFactorsEndpoint,
    'post second-factors/totp': startTotpEndpoint,
    'post second-factors/totp/confirm': confirmTotpEndpoint,
    'post second-factors/totp/remove': removeTotpEndpoint,
    'post second-factors/recovery-codes': newRecoveryCodesEndpoint,
    'post second-factors/passkeys/options': startPasskeyEndpoint,
    'post second-factors/passkeys': addPasskeyEndpoint,
    'patch second-factors/passkeys/:id': renamePasskeyEndpoint,
    'post second-factors/passkeys/:id/remove': removePasskeyEndpoint,
  },
  'get health-state': readHealthStateEndpoint,
  'patch health-state': saveHealthStateEndpoint,
  'post health-state': completeHealthStateEndpoint,
  'post treatment': submitTreatmentEndpoint,
  'get treatment': listOwnTreatmentsEndpoint,
  'get treatment/products': listTreatmentProductsEndpoint,
  'get treatment/download/invoice': downloadInvoiceEndpoint,
  'get treatment/medical-letter/download': downloadLetterEndpoint,
  'get treatment/:id': readOwnTreatmentEndpoint,
  'post treatment/:id/cancel': cancelTreatmentEndpoint,
  'post treatment/:id/answer': answerQuestionEndpoint,
  'post stripe/create-checkout-session': createCheckoutSessionEndpoint,
  'post stripe/create-identity-session': createIdentitySessionEndpoint,
  'post iam/newsletter': askForNewsletterEndpoint,
  'get iam/newsletter-check': checkNewsletterEndpoint,
  'post newsletter/confirm': confirmNewsletterEndpoint,
  'post newsletter/:token/withdraw': withdrawNewsletterEndpoint,
  'get iam/identity': readOwnIdentityEndpoint,
  'get pharmacy/listed': listPharmacyChoicesEndpoint,
  'post pharmacy': choosePharmacyEndpoint,
  'post pharmacy/manually': choosePharmacyManuallyEndpoint,
  'get pharmacy/info': readPharmacyInfoEndpoint,
  'post pharmacy/favorite': toggleFavoritePharmacyEndpoint,
  'get iam/pharmacy-list': listOwnPharmaciesEndpoint,
  'get prescriptions/:id/copy': downloadCopyEndpoint,
  'get prescriptions/check/:code': checkPrescriptionEndpoint,
  'get doctors': listPublicDoctorsEndpoint,
  'get products': listProductsEndpoint,
  'post products/toggle-favorite': toggleFavoriteEndpoint,
  'get products/:slug': readProductEndpoint,
  'get products/:slug/plate.svg': readPlateEndpoint,
  'get favorite-products': listFavoritesEndpoint,
  'get popular-products': listPopularProductsEndpoint,
  'get health-state/products': listRequestProductsEndpoint,
  'get thc-cbd': readThcCbdEndpoint,
  'get manufacturers': listManufacturersEndpoint,
  'get growers': listGrowersEndpoint,
  'get strains': listStrainsEndpoint,
  'get support-view': readSupportViewEndpoint,
  'post support-view/open': openSupportViewEndpoint,
  'post support-view/end': endSupportViewEndpoint,
  'get pharmacies': listPharmaciesEndpoint,
  'get pharmacies/domain': readPharmacyPageEndpoint,
  'get popular-pharmacies': listPopularPharmaciesEndpoint,
};

/** Doctors, administrators, pharmacies' staff. */
const backoffice: Routing = {
  'get dashboard': readDashboardEndpoint,
  'get treatments': listTreatmentsEndpoint,
  'get treatments/:id': readTreatmentEndpoint,
  'post treatments/:id/claim': claimTreatmentEndpoint,
  'post treatments/:id/release': releaseTreatmentEndpoint,
  'post treatments/:id/ask': askPatientEndpoint,
  'post treatments/:id/approve': approveTreatmentEndpoint,
  'post treatments/:id/decline': declineTreatmentEndpoint,
  'post treatments/:id/break-glass': breakGlassEndpoint,
  'get treatments/:id/documents/:fileId': downloadCaseDocumentEndpoint,
  'get certificates': listCertificatesEndpoint,
  'get certificates/:id/letter': downloadIssuedLetterEndpoint,
  'get prescriptions': listPrescriptionsEndpoint,
  'get prescriptions/:id': showPrescriptionEndpoint,
  'get prescriptions/:id/file': downloadPrescriptionEndpoint,
  'post prescriptions/:id/accept': acceptPrescriptionEndpoint,
  'post prescriptions/:id/ready': markReadyEndpoint,
  'post prescriptions/:id/dispense': dispensePrescriptionEndpoint,
  'post prescriptions/:id/return': returnPrescriptionEndpoint,
  'get patients': listPatientsEndpoint,
  'get patients/:id': readPatientEndpoint,
  'patch patients/:id': updatePatientEndpoint,
  'post patients/:id/erase': eraseForEndpoint,
  'post patients/:id/sealed-record': openSealedRecordEndpoint,
  'post patients/:id/support-views': createSupportViewEndpoint,
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
  'get audit-events': listAuditEventsEndpoint,
  'get settings': listSettingsEndpoint,
  'get settings/:id': readSettingEndpoint,
  'patch settings/:id': changeSettingEndpoint,
  'get jobs': listJobsEndpoint,
  'post jobs/:id/retry': retryJobEndpoint,
  'get stock-feeds': listFeedsEndpoint,
  'post stock-feeds': createFeedEndpoint,
  'get stock-feeds/:id': readFeedEndpoint,
  'patch stock-feeds/:id': updateFeedEndpoint,
  'post stock-feeds/:id/run': runFeedEndpoint,
  'post stock-feeds/:id/upload': uploadFeedEndpoint,
  'get feed-runs': listRunsEndpoint,
  'get feed-runs/:id': readRunEndpoint,
  'post feed-runs/:id/release': releaseRunEndpoint,
  'post feed-runs/:id/discard': discardRunEndpoint,
  'get unmatched-products': listUnmatchedEndpoint,
  'get unmatched-products/:id': readUnmatchedEndpoint,
  'post unmatched-products/:id/match': matchArticleEndpoint,
  'post unmatched-products/:id/ignore': ignoreArticleEndpoint,
  'get stock': listStockEndpoint,
  'get products': listProductRecordsEndpoint,
  'post products': createProductEndpoint,
  'get products/:id': readProductRecordEndpoint,
  'patch products/:id': updateProductEndpoint,
  'get pharmacies': listPharmacyRecordsEndpoint,
  'post pharmacies': createPharmacyEndpoint,
  'get pharmacies/:id': readPharmacyRecordEndpoint,
  'patch pharmacies/:id': updatePharmacyEndpoint,
  'post products/import': importProductsEndpoint,
};

/** Machines that prove themselves by a signature. */
const webhooks: Routing = {
  'post stripe': receiveStripeEventEndpoint,
};

export const routing: Routing = { api: { v1: { clients, backoffice, webhooks } } };
