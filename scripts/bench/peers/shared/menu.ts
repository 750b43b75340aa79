import {
  Building2,
  CreditCard,
  FileText,
  FolderOpen,
  Grid3x3,
  House,
  ListChecks,
  ListTodo,
  Luggage,
  Mail,
  MapPin,
  Megaphone,
  Paperclip,
  Percent,
  SlidersHorizontal,
  Tags,
  Users,
  type IconNode,
} from "lucide";
import { navigation } from "#app/i18n/locales/en/core/navigation.ts";

type Entry = { to: string; label: string; icon: IconNode; permission?: string };
type Group = { heading?: string; entries: Entry[] };

const groups: Group[] = [
  {
    entries: [
      { to: "/admin", label: navigation.desk, icon: House },
      ...[
        entry("client-files", navigation.clientFiles, FolderOpen, "client-files.view"),
        entry("tasks", navigation.tasks, ListTodo, "client-files.view"),
        entry("quick-quote", navigation.quickQuote, Luggage, "quick-quote.view"),
        entry("rate-analysis", navigation.rateAnalysis, Grid3x3, "rate-analysis.view"),
        entry("attachments", navigation.attachments, Paperclip, "attachments.view"),
        entry("suppliers", navigation.suppliers, Building2, "suppliers.view"),
      ],
    ],
  },
  {
    heading: navigation.tripContent,
    entries: [
      entry("alerts", navigation.alerts, Megaphone, "alerts.edit"),
      entry("itinerary-locations", navigation.itineraryLocations, MapPin, "itinerary-locations.edit"),
      entry("labels", navigation.labels, Tags, "labels.edit"),
    ],
  },
  {
    heading: navigation.money,
    entries: [
      entry("gst-report", navigation.gstReport, Percent, "transactions.view"),
      entry("invoices", navigation.invoiceList, FileText, "invoices.view"),
      entry("payments", navigation.payments, CreditCard, "payments.view"),
    ],
  },
  { heading: navigation.people, entries: [entry("users", navigation.users, Users, "users.view")] },
  {
    heading: navigation.quality,
    entries: [
      entry(
        "fit-finalisation-tracker",
        navigation.fitFinalisationTracker,
        ListChecks,
        "fit-finalisation.view",
      ),
    ],
  },
  {
    heading: navigation.system,
    entries: [
      entry("booking-settings", navigation.bookingSettings, SlidersHorizontal, "booking-settings.edit"),
      entry("outbox", navigation.outbox, Mail, "settings.view"),
    ],
  },
];

function entry(page: string, label: string, icon: IconNode, permission: string): Entry {
  return { to: `/admin/${page}`, label, icon, permission };
}

/** The groups of the office's menu with the pages that these permissions open. */
export function menuOf(permissions: readonly string[]): Group[] {
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ permission }) => !permission || permissions.includes(permission)),
    }))
    .filter(({ entries }) => entries.length > 0);
}
