import ICAL from "ical.js";
import { tzlib_get_ical_block } from "timezones-ical-library";
import type { CalendarEvent, Moment } from "#app/domain/calendar-events.ts";

// The library counts the space that begins a continued line in addition; the format wants 75 octets with it.
ICAL.foldLength = 74;

/** How long a calendar that is subscribed to may wait before it asks again. */
const askAgainAfter = "PT6H";

export type CalendarHead = {
  /** Who made it, as `Itinerary`. */
  product: string;
  name: string;
  /** It is subscribed to: whoever reads it is told how often to ask. */
  subscribed: boolean;
};

/** An event with the number and the moment of its last change, by which a calendar tells what it already has. */
export type StampedEvent = CalendarEvent & { version: number; changedAt: string };

/**
 * Events as an iCalendar file (RFC 5545). Clock times are those of the place, with the rules of its zone. The same events
 * always give the same file.
 */
export function writeCalendar(
  { product, name, subscribed }: CalendarHead,
  events: readonly StampedEvent[],
): string {
  const calendar = new ICAL.Component("vcalendar");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", `-//Waymark//${product}//EN`);
  calendar.addPropertyWithValue("calscale", "GREGORIAN");
  calendar.addPropertyWithValue("method", "PUBLISH");
  calendar.addPropertyWithValue("x-wr-calname", singleLine(name));
  if (subscribed) sayWhenToAskAgain(calendar);
  const zones = zonesOf(events);
  for (const zone of zones.values()) calendar.addSubcomponent(zone);
  for (const event of events) calendar.addSubcomponent(eventOf(event, zones));
  return `${calendar.toString()}\r\n`;
}

/** RFC 7986, and what calendars understood before it. */
function sayWhenToAskAgain(calendar: ICAL.Component): void {
  const interval = new ICAL.Property("refresh-interval");
  interval.resetType("duration");
  interval.setValue(ICAL.Duration.fromString(askAgainAfter));
  calendar.addProperty(interval);
  calendar.addPropertyWithValue("x-published-ttl", askAgainAfter);
}

type Zones = ReadonlyMap<string, ICAL.Component>;

/** The rules of the zones that are used, by name; one that is not known is left out. */
function zonesOf(events: readonly CalendarEvent[]): Zones {
  const moments = events.flatMap(({ when }) => ("start" in when ? [when.start, when.end ?? []].flat() : []));
  const names = [...new Set(moments.map(({ zone }) => zone))];
  return new Map(
    names.flatMap((zone) => {
      const [block] = tzlib_get_ical_block(zone);
      return block ? [[zone, new ICAL.Component(ICAL.parse(block))] as const] : [];
    }),
  );
}

function eventOf(event: StampedEvent, zones: Zones): ICAL.Component {
  const { when, geo, version, changedAt } = event;
  const shown = new ICAL.Component("vevent");
  shown.addPropertyWithValue("uid", event.uid);
  shown.addPropertyWithValue("dtstamp", ICAL.Time.fromJSDate(new Date(changedAt), true));
  shown.addPropertyWithValue("sequence", version);
  if ("start" in when) {
    addMoment(shown, "dtstart", when.start, zones);
    if (when.end) addMoment(shown, "dtend", when.end, zones);
  } else {
    shown.addPropertyWithValue("dtstart", ICAL.Time.fromDateString(when.firstDay));
    shown.addPropertyWithValue("dtend", ICAL.Time.fromDateString(when.dayAfter));
  }
  shown.addPropertyWithValue("transp", "start" in when ? "OPAQUE" : "TRANSPARENT");
  shown.addPropertyWithValue("status", event.pending ? "TENTATIVE" : "CONFIRMED");
  shown.addPropertyWithValue("summary", singleLine(event.title));
  if (event.description) shown.addPropertyWithValue("description", plain(event.description));
  if (event.location) shown.addPropertyWithValue("location", singleLine(event.location));
  if (geo) shown.addPropertyWithValue("geo", [geo.lat, geo.lng]);
  return shown;
}

/** Of a zone without known rules the clock alone is told, as a time of wherever its reader is. */
function addMoment(
  event: ICAL.Component,
  name: "dtstart" | "dtend",
  { date, hhmm, zone }: Moment,
  zones: Zones,
): void {
  const time = ICAL.Time.fromDateTimeString(`${date}T${hhmm.slice(0, 2)}:${hhmm.slice(2)}:00`);
  const property = event.addPropertyWithValue(name, time);
  if (zones.has(zone)) property.setParameter("tzid", zone);
}

/** Without control characters, which would break the lines of the file; line ends become `\n`. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, " ");
}

function singleLine(text: string): string {
  return plain(text).replace(/\s+/g, " ").trim();
}
