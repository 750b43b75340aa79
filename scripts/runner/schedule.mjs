/**
 * Runs steps with two workers and answers their results in the order of the list. A step may name steps that
 * must have ended before it (`after`), steps that must have succeeded (`needs`), and may ask for both workers
 * (`alone`). One whose result is known already (`kept`) is answered with it and not begun. `onStart` and `onEnd` are
 * called as it happens.
 *
 * @returns {Promise<{ id: string; passed: number; failed: number; output: string; ms: number }[]>}
 */
export async function runSteps(steps, { onStart, onEnd, workers = 2 }) {
  const results = new Map();
  const started = new Set();
  const inHand = new Set();

  const finished = (ids = []) => ids.every((id) => results.has(id) || !steps.some((step) => step.id === id));
  const mayStart = (step) =>
    !started.has(step) &&
    finished(step.after) &&
    finished(step.needs) &&
    (step.alone ? inHand.size === 0 : inHand.size < workers && ![...inHand].some(({ alone }) => alone));

  const start = (step) => {
    started.add(step);
    inHand.add(step);
    const work = perform(step, results, onStart).then((result) => {
      inHand.delete(step);
      results.set(step.id, result);
      onEnd(step, result);
    });
    return work;
  };

  const work = new Set();
  while (results.size < steps.length) {
    for (const step of steps) {
      if (!mayStart(step)) continue;
      const promise = start(step).finally(() => work.delete(promise));
      work.add(promise);
    }
    await Promise.race(work);
  }
  return steps.map((step) => results.get(step.id));
}

async function perform(step, results, onStart) {
  const broken = (step.needs ?? []).find((id) => (results.get(id)?.failed ?? 0) > 0);
  if (broken !== undefined) {
    return { id: step.id, passed: 0, failed: 1, output: `Not run, because "${broken}" failed.`, ms: 0 };
  }
  if (step.kept !== undefined) return { id: step.id, ...step.kept, ms: 0 };
  onStart(step);
  const begin = performance.now();
  try {
    const outcome = await step.run();
    return { id: step.id, ...outcome, ms: performance.now() - begin };
  } catch (error) {
    return { id: step.id, passed: 0, failed: 1, output: String(error.stack), ms: performance.now() - begin };
  }
}
