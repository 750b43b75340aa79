/*
 * The one script of the public pages. They are complete without it; it makes them quicker and tells more.
 * What it acts on is marked with data attributes by app/components/journey and the sign-in.
 */
import { watchErrors } from "#app/lib/error-reports.ts";
import { fitPictures } from "#app/lib/theme-choice.ts";
import { startVersionPoll } from "#app/lib/version-poll.ts";
import { checkFieldsOnTheWay, showRefusals } from "./form-checks.ts";
import { openFolds } from "./folds.ts";
import { sendFormsOnce } from "./form-sending.ts";
import { watchItinerary } from "./itinerary-updates.ts";
import { closeMenus } from "./menus.ts";
import { offerReveal } from "./reveal.ts";
import { tellSeen } from "./seen.ts";
import { tellSettings } from "./settings-state.ts";
import { offerSharing } from "./sharing.ts";
import { changeThemeInPlace } from "./theme-choice.ts";
import { keepForLater } from "./stored-copy.ts";
import { showToday } from "./today.ts";
import { countWaitingTimeDown } from "./waiting-time.ts";
import { whenParsed } from "./when-parsed.ts";

watchErrors(() => import("#app/instrument.client.ts"));
// These listen on the page as a whole, so they need none of it to be there.
changeThemeInPlace(document);
checkFieldsOnTheWay(document);
sendFormsOnce(document);
closeMenus(document);
whenParsed(document, () => {
  fitPictures(document);
  showRefusals(document);
  countWaitingTimeDown(document);
  offerReveal(document);
  offerSharing(document);
  showToday(document);
  openFolds(document);
  watchItinerary(document);
  tellSeen(document);
  keepForLater(document);
  tellSettings(document);
});
// A page that says that the service is down would only be told so once more.
const [visit] = performance.getEntriesByType("navigation");
const isDown = visit instanceof PerformanceNavigationTiming && visit.responseStatus === 503;
if (!isDown) startVersionPoll();
