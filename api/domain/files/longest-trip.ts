/**
 * A trip that can be made lasts 60 days; with what is added to one, none begins so long before it is over. What is over
 * by a day therefore lies in a range of the order by travel date.
 */
export const longestTripDays = 120;
