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
  downloadAgentItinerary,
  downloadOfficeItinerary,
  listAgentFiles,
  listOfficeFiles,
  showAgentFile,
  showOfficeFile,
} from "#contract/client-files/endpoints.ts";
import { labelResource, moveLabel } from "#contract/content/labels.ts";
import { downloadItinerary, showItinerary } from "#contract/itineraries/endpoints.ts";
import { listAgentPlaceOptions, listOfficePlaceOptions } from "#contract/places/options.ts";
import { countUnread, listNotifications, markAllRead, markRead } from "#contract/notifications/endpoints.ts";
import { listSupplierBookings } from "#contract/supplier-desk/endpoints.ts";
import { showAgentDesk, showOfficeDesk, showSupplierDesk } from "#contract/system/desks.ts";
import { listOutbox } from "#contract/system/outbox.ts";
import {
  authorizeChannel,
  findItinerary,
  getRolesAndPermissions,
  getSettings,
  getVersion,
} from "#contract/system/public-calls.ts";

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
  showItinerary,
  downloadItinerary,
  listAgentFiles,
  showAgentFile,
  downloadAgentItinerary,
  listOfficeFiles,
  showOfficeFile,
  downloadOfficeItinerary,
  listSupplierBookings,
  listOfficePlaceOptions,
  listAgentPlaceOptions,
  showOfficeDesk,
  showAgentDesk,
  showSupplierDesk,
  listOutbox,
  ...labelResource.all,
  moveLabel,
  listConsultants,
  assignFile,
  listNotifications,
  countUnread,
  markRead,
  markAllRead,
] as const;
