import { checkAvailability, checkOfficeAvailability } from "#contract/bookings/availability.ts";
import { cancelBooking, showCancellation } from "#contract/bookings/cancel.ts";
import { showFileAccount } from "#contract/client-files/account.ts";
import { listFileInvoices } from "#contract/client-files/invoices.ts";
import { fileMessageEndpoints } from "#contract/client-files/messages.ts";
import { changeEndpoints } from "#contract/bookings/change-calls.ts";
import { listFileRequests } from "#contract/bookings/supplier-requests.ts";
import { showBookingRequest, submitBooking } from "#contract/bookings/request.ts";
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
} from "#contract/access/profile.ts";
import {
  currentSession,
  requestPasswordReset,
  resetPassword,
  savePreferences,
  showPasswordReset,
  signIn,
  signOut,
} from "#contract/access/session.ts";
import { assignFile, listConsultants } from "#contract/client-files/assign.ts";
import {
  confirmEnrolment,
  removeTwoFactor,
  renewRecoveryCodes,
  showEnrolment,
  signInWithCode,
  startEnrolment,
} from "#contract/access/two-factor.ts";
import { agentUsers, officeUsers, supplierUsers } from "#contract/access/users.ts";
import {
  acceptClientQuote,
  declineClientQuote,
  downloadClientQuote,
  mailClientQuote,
  seeClientQuote,
  showClientQuote,
  writeClientMessage,
} from "#contract/quotes/client-quote.ts";
import { quoteLinkEndpoints } from "#contract/quotes/link.ts";
import { officeQuoteEndpoints } from "#contract/quotes/office-versions.ts";
import { quoteVersionEndpoints } from "#contract/quotes/versions.ts";
import { bulkOfficeFiles, undoBulkOfficeFiles } from "#contract/client-files/bulk.ts";
import {
  downloadAgentConfirmation,
  downloadAgentItinerary,
  downloadOfficeItinerary,
  listAgentFiles,
  listOfficeFiles,
  showAgentFile,
  showFileHistory,
  showOfficeFile,
} from "#contract/client-files/endpoints.ts";
import { alertResource, listAlertTrips, moveAlert } from "#contract/content/alerts.ts";
import { itineraryLocationResource } from "#contract/content/itinerary-locations.ts";
import { labelResource, moveLabel } from "#contract/content/labels.ts";
import { downloadItinerary, seeItinerary, showItinerary } from "#contract/itineraries/endpoints.ts";
import { closeItineraryLink, openItineraryLink, renewItineraryLink } from "#contract/itineraries/link.ts";
import { listAgentPlaceOptions, listOfficePlaceOptions } from "#contract/places/options.ts";
import { countUnread, listNotifications, markAllRead, markRead } from "#contract/notifications/endpoints.ts";
import {
  listAgentPackages,
  listPackageChoices,
  priceAgentPackage,
  showAgentPackage,
} from "#contract/packages/endpoints.ts";
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
} from "#contract/packages/editor-day-calls.ts";
import { copyPackage, movePackage, packageResource, publishPackage } from "#contract/packages/editor.ts";
import { quoteEndpoints } from "#contract/quotes/endpoints.ts";
import { tourEndpoints } from "#contract/tours/departures.ts";
import {
  showPackageTest,
  showPackageTestJob,
  startPackageTest,
  stopPackageTest,
} from "#contract/packages/test-run.ts";
import { agentListViews, officeListViews, supplierListViews } from "#contract/saved-views.ts";
import { changeStockNotices, listSupplierBookings } from "#contract/supplier-desk/endpoints.ts";
import { showAgentDesk, showOfficeDesk, showSupplierDesk } from "#contract/system/desks.ts";
import { listOutbox } from "#contract/system/outbox.ts";
import {
  authorizeChannel,
  findItinerary,
  getRolesAndPermissions,
  getSettings,
  getVersion,
} from "#contract/system/public-calls.ts";
import { searchAgentProducts, searchOfficeProducts } from "#contract/products/search.ts";
import { createUpload, downloadUpload } from "#contract/uploads/endpoints.ts";

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
