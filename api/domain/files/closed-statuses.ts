/** Nothing more happens to a file in one of these. */
export const closedStatuses = ["Completed", "Cancelled", "Expired"] as const;
