/**
 * Whether an API that lets calls time out is left alone. `closed`: calls go out, and the moments of the last time-outs in
 * a row are kept. `open`: nothing goes out until then. `trying`: one call is out, and its outcome decides.
 */
export type CircuitState =
  | { kind: "closed"; timeouts: readonly number[] }
  | { kind: "open"; until: number }
  | { kind: "trying"; since: number };

/** `failed` is no answer for a reason that shows at once, such as a refused connection. */
export type CallOutcome = "answered" | "timed-out" | "failed";

export const circuitRules = {
  /** So many time-outs in a row … */
  timeouts: 3,
  /** … within so many milliseconds … */
  withinMs: 30_000,
  /** … and the API is left alone for so long. */
  restMs: 5_000,
  /** A trial of which nothing is heard for so long has been lost. */
  trialMs: 60_000,
};

export const closed: CircuitState = { kind: "closed", timeouts: [] };

/**
 * Whether a call may go out now, and what is true from then on. `trial` marks the one call that finds out whether the API
 * is back; a call that must not be that one (`mayTry` false) waits for another to find out.
 */
export function admit(state: CircuitState, now: number, mayTry: boolean) {
  if (state.kind === "closed") return { state, admitted: true, trial: false };
  const isDue = state.kind === "open" ? now >= state.until : now - state.since >= circuitRules.trialMs;
  if (!isDue || !mayTry) return { state, admitted: false, trial: false };
  return { state: { kind: "trying", since: now } as const, admitted: true, trial: true };
}

/** What is true after a call that went out has come to its end. */
export function settle(
  state: CircuitState,
  now: number,
  { outcome, trial }: { outcome: CallOutcome; trial: boolean },
): CircuitState {
  const resting: CircuitState = { kind: "open", until: now + circuitRules.restMs };
  if (trial) return outcome === "answered" ? closed : resting;
  // Calls from before say nothing new once the API is left alone.
  if (state.kind !== "closed" || outcome === "failed") return state;
  if (outcome === "answered") return state.timeouts.length === 0 ? state : closed;
  const timeouts = [...state.timeouts, now].filter((at) => now - at < circuitRules.withinMs);
  return timeouts.length >= circuitRules.timeouts ? resting : { kind: "closed", timeouts };
}

/** A call that went out; told once what came of it. */
export type Admitted = (outcome: CallOutcome) => void;

export type Circuit = {
  /** Null where the call must not go out. */
  admit: (mayTry: boolean) => Admitted | null;
};

/** The circuit to one API of this process. `changed` hears when the API is left alone and when it is back. */
export function createCircuit(
  changed: (state: "open" | "closed") => void,
  now: () => number = Date.now,
): Circuit {
  let state = closed;
  let isOpen = false;
  const tell = () => {
    // A trial that fails is part of the same outage.
    if (state.kind === "trying" || (state.kind === "open") === isOpen) return;
    isOpen = state.kind === "open";
    changed(isOpen ? "open" : "closed");
  };
  return {
    admit: (mayTry) => {
      const asked = admit(state, now(), mayTry);
      state = asked.state;
      if (!asked.admitted) return null;
      return (outcome) => {
        state = settle(state, now(), { outcome, trial: asked.trial });
        tell();
      };
    },
  };
}
