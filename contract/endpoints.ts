import { checkAvailability, checkOfficeAvailability } from "#contract/sales/bookings/availability.ts";
import { cancelBooking, showCancellation } from "#contract/sales/bookings/cancel.ts";
import { showFileAccount } from "#contract/money/account.ts";
import { listFileInvoices } from "#contract/money/invoices.ts";
import { fileMessageEndpoints } from "#contract/sales/client-files/messages.ts";
import { changeEndpoints } from "#contract/sales/bookings/change-calls.ts";
import { listFileRequests } from "#contract/sales/supplier-requests/endpoints.ts";
import { showBookingRequest, submitBooking } from "#contract/sales/bookings/request.ts";
import {
  changeEmail,
  changePassword,
  confirmEmailChange,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  saveProfile,
  showEmailChange,
  showProfile,
} from "#contract/people/profile.ts";
import {
  currentSession,
  requestPasswordReset,
  resetPassword,
  savePreferences,
  showPasswordReset,
  signIn,
  signOut,
} from "#contract/people/session.ts";
import { assignFile, listConsultants } from "#contract/sales/client-files/assign.ts";
import {
  confirmEnrolment,
  removeTwoFactor,
  renewRecoveryCodes,
  showEnrolment,
  signInWithCode,
  startEnrolment,
} from "#contract/people/two-factor.ts";
import { agentUsers, officeUsers, supplierUsers } from "#contract/people/users.ts";
import {
  acceptClientQuote,
  declineClientQuote,
  downloadClientQuote,
  mailClientQuote,
  seeClientQuote,
  showClientQuote,
  writeClientMessage,
} from "#contract/sales/quotes/client-quote.ts";
import { quoteLinkEndpoints } from "#contract/sales/quotes/link.ts";
import { officeQuoteEndpoints } from "#contract/sales/quotes/office-versions.ts";
import { quoteVersionEndpoints } from "#contract/sales/quotes/versions.ts";
import { bulkOfficeFiles, undoBulkOfficeFiles } from "#contract/sales/client-files/bulk.ts";
import {
  downloadAgentConfirmation,
  downloadAgentItinerary,
  downloadOfficeItinerary,
  listAgentFiles,
  listOfficeFiles,
  showAgentFile,
  showFileHistory,
  showOfficeFile,
} from "#contract/sales/client-files/endpoints.ts";
import { alertResource, listAlertTrips, moveAlert } from "#contract/content/alerts.ts";
import { itineraryLocationResource } from "#contract/content/itinerary-locations.ts";
import { labelResource, moveLabel } from "#contract/content/labels.ts";
import { downloadItinerary, seeItinerary, showItinerary } from "#contract/sales/itineraries/endpoints.ts";
import {
  closeItineraryLink,
  openItineraryLink,
  renewItineraryLink,
} from "#contract/sales/itineraries/link.ts";
import { listAgentPlaceOptions, listOfficePlaceOptions } from "#contract/catalogue/places/options.ts";
import {
  countUnread,
  listNotifications,
  markAllRead,
  markRead,
} from "#contract/system/notifications/endpoints.ts";
import {
  listAgentPackages,
  listPackageChoices,
  priceAgentPackage,
  showAgentPackage,
} from "#contract/catalogue/packages/endpoints.ts";
import {
  addPackageDay,
  addPackageSlot,
  listPackageLegs,
  listPackageOptions,
  movePackageSlot,
  removePackageDay,
  removePackageSlot,
  showPackageContent,
  undoPackageRemoval,
  updatePackageDay,
  updatePackageSlot,
} from "#contract/catalogue/packages/editor-day-calls.ts";
import {
  copyPackage,
  movePackage,
  packageResource,
  publishPackage,
} from "#contract/catalogue/packages/editor.ts";
import { quoteEndpoints } from "#contract/sales/quotes/endpoints.ts";
import { tourEndpoints } from "#contract/tours/departures.ts";
import {
  showPackageTest,
  showPackageTestJob,
  startPackageTest,
  stopPackageTest,
} from "#contract/catalogue/packages/test-run.ts";
import { agentListViews, officeListViews, supplierListViews } from "#contract/system/saved-views.ts";
import { changeStockNotices, listSupplierBookings } from "#contract/sales/supplier-bookings/endpoints.ts";
import { showAgentDesk, showOfficeDesk, showSupplierDesk } from "#contract/sales/desks.ts";
import { listOutbox } from "#contract/system/outbox.ts";
import {
  authorizeChannel,
  findItinerary,
  getRolesAndPermissions,
  getSettings,
  getVersion,
} from "#contract/system/public-calls.ts";
import { searchAgentProducts, searchOfficeProducts } from "#contract/catalogue/products/search.ts";
import { createUpload, downloadUpload } from "#contract/system/uploads.ts";

/** Every call of the API. What is not listed here cannot be mounted, called or documented. */
export const endpoints = [
  getSettings,
  findItinerary,
  getVersion,
  getRolesAndPermissions,
  authorizeChannel,
  signIn,
  currentSession,
  signOut,
  savePreferences,
  requestPasswordReset,
  showPasswordReset,
  resetPassword,
  signInWithCode,
  showProfile,
  saveProfile,
  changePassword,
  changeEmail,
  showEmailChange,
  confirmEmailChange,
  listOwnSessions,
  endOwnSession,
  endOtherSessions,
  showEnrolment,
  startEnrolment,
  confirmEnrolment,
  renewRecoveryCodes,
  removeTwoFactor,
  ...Object.values(agentUsers),
  ...Object.values(supplierUsers),
  ...Object.values(officeUsers),
  showItinerary,
  downloadItinerary,
  seeItinerary,
  renewItineraryLink,
  closeItineraryLink,
  openItineraryLink,
  listAgentFiles,
  showAgentFile,
  downloadAgentConfirmation,
  downloadAgentItinerary,
  showBookingRequest,
  submitBooking,
  showCancellation,
  checkAvailability,
  checkOfficeAvailability,
  cancelBooking,
  listFileRequests,
  ...changeEndpoints,
  listOfficeFiles,
  showOfficeFile,
  showFileHistory,
  listFileInvoices,
  downloadOfficeItinerary,
  bulkOfficeFiles,
  undoBulkOfficeFiles,
  listSupplierBookings,
  changeStockNotices,
  listOfficePlaceOptions,
  listAgentPlaceOptions,
  searchAgentProducts,
  searchOfficeProducts,
  listAgentPackages,
  listPackageChoices,
  showAgentPackage,
  priceAgentPackage,
  ...quoteEndpoints,
  ...tourEndpoints,
  createUpload,
  downloadUpload,
  showOfficeDesk,
  showAgentDesk,
  showSupplierDesk,
  listOutbox,
  ...Object.values(officeListViews),
  ...Object.values(agentListViews),
  ...Object.values(supplierListViews),
  ...packageResource.all,
  copyPackage,
  movePackage,
  publishPackage,
  showPackageContent,
  addPackageDay,
  updatePackageDay,
  removePackageDay,
  addPackageSlot,
  updatePackageSlot,
  removePackageSlot,
  movePackageSlot,
  undoPackageRemoval,
  listPackageOptions,
  listPackageLegs,
  startPackageTest,
  showPackageTestJob,
  stopPackageTest,
  showPackageTest,
  ...labelResource.all,
  moveLabel,
  ...alertResource.all,
  moveAlert,
  listAlertTrips,
  ...itineraryLocationResource.all,
  listConsultants,
  assignFile,
  listNotifications,
  countUnread,
  markRead,
  markAllRead,
  showFileAccount,
  ...fileMessageEndpoints,
  ...quoteVersionEndpoints,
  ...officeQuoteEndpoints,
  ...quoteLinkEndpoints,
  downloadClientQuote,
  showClientQuote,
  seeClientQuote,
  acceptClientQuote,
  declineClientQuote,
  writeClientMessage,
  mailClientQuote,
] as const;
