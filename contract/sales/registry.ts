// Written by `npm run registry` from what lies in the folders.
import { availabilityEndpoints } from "#contract/sales/bookings/availability.ts";
import { cancelEndpoints } from "#contract/sales/bookings/cancel.ts";
import { changeEndpoints } from "#contract/sales/bookings/change-calls.ts";
import { bookingRequestEndpoints } from "#contract/sales/bookings/request.ts";
import { assignEndpoints } from "#contract/sales/client-files/assign.ts";
import { fileBulkEndpoints } from "#contract/sales/client-files/bulk.ts";
import { newFileEndpoints } from "#contract/sales/client-files/create.ts";
import { clientFileEndpoints } from "#contract/sales/client-files/endpoints.ts";
import { fileMessageEndpoints } from "#contract/sales/client-files/messages.ts";
import { dayHeaderEndpoints } from "#contract/sales/day-headers/day-headers.ts";
import { deskEndpoints } from "#contract/sales/desks.ts";
import { fileServiceEndpoints } from "#contract/sales/file-services/endpoints.ts";
import { linePriceEndpoints } from "#contract/sales/file-services/price.ts";
import { itineraryBuilderEndpoints } from "#contract/sales/itineraries/builder.ts";
import { itineraryEndpoints } from "#contract/sales/itineraries/endpoints.ts";
import { itineraryLinkEndpoints } from "#contract/sales/itineraries/link.ts";
import { passengerEndpoints } from "#contract/sales/passengers/endpoints.ts";
import { roomingEndpoints } from "#contract/sales/passengers/rooming.ts";
import { clientQuoteEndpoints } from "#contract/sales/quotes/client-quote.ts";
import { quoteEndpoints } from "#contract/sales/quotes/endpoints.ts";
import { quoteVersionEndpoints } from "#contract/sales/quotes/version-calls.ts";
import { reconfirmationEndpoints } from "#contract/sales/reconfirmation/endpoints.ts";
import { serviceStepEndpoints } from "#contract/sales/service-steps/endpoints.ts";
import { supplierCalendarEndpoints } from "#contract/sales/supplier-bookings/calendar.ts";
import { supplierBookingEndpoints } from "#contract/sales/supplier-bookings/endpoints.ts";
import { bulkRequestEndpoints } from "#contract/sales/supplier-requests/bulk-calls.ts";
import { supplierRequestEndpoints } from "#contract/sales/supplier-requests/endpoints.ts";
import { requestOfSupplierEndpoints } from "#contract/sales/supplier-requests/of-supplier.ts";
import { supplierOfferEndpoints } from "#contract/sales/supplier-requests/offer.ts";
import { linkedRequestEndpoints } from "#contract/sales/supplier-requests/public-calls.ts";
import { ownRequestEndpoints } from "#contract/sales/supplier-requests/supplier-calls.ts";
import { taskEndpoints } from "#contract/sales/tasks/endpoints.ts";
import { tripAttachmentEndpoints } from "#contract/sales/trip-attachments/endpoints.ts";
import { voucherMailEndpoints } from "#contract/sales/voucher-mails/voucher-mails.ts";
import { fileYieldEndpoints } from "#contract/sales/yields/file-yield.ts";
import { supplierInvoiceEndpoints } from "#contract/sales/yields/supplier-invoices.ts";

export const endpoints = [
  ...availabilityEndpoints,
  ...cancelEndpoints,
  ...changeEndpoints,
  ...bookingRequestEndpoints,
  ...assignEndpoints,
  ...fileBulkEndpoints,
  ...newFileEndpoints,
  ...clientFileEndpoints,
  ...fileMessageEndpoints,
  ...dayHeaderEndpoints,
  ...deskEndpoints,
  ...fileServiceEndpoints,
  ...linePriceEndpoints,
  ...itineraryBuilderEndpoints,
  ...itineraryEndpoints,
  ...itineraryLinkEndpoints,
  ...passengerEndpoints,
  ...roomingEndpoints,
  ...clientQuoteEndpoints,
  ...quoteEndpoints,
  ...quoteVersionEndpoints,
  ...reconfirmationEndpoints,
  ...serviceStepEndpoints,
  ...supplierCalendarEndpoints,
  ...supplierBookingEndpoints,
  ...bulkRequestEndpoints,
  ...supplierRequestEndpoints,
  ...requestOfSupplierEndpoints,
  ...supplierOfferEndpoints,
  ...linkedRequestEndpoints,
  ...ownRequestEndpoints,
  ...taskEndpoints,
  ...tripAttachmentEndpoints,
  ...voucherMailEndpoints,
  ...fileYieldEndpoints,
  ...supplierInvoiceEndpoints,
] as const;
