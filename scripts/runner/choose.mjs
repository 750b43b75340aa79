/**
 * The steps that were asked for, and those whose result they need (a fresh clone has no build). A step that is run
 * `byName` alone is none of those that nobody named.
 */
export function choose(steps, only, ids) {
  if (only === undefined) {
    return steps.filter((step) => (ids === undefined ? step.byName !== true : ids.includes(step.id)));
  }
  const known = new Set(steps.flatMap((step) => [step.id, step.group]));
  const unknown = only.find((name) => !known.has(name));
  if (unknown !== undefined) {
    const names = [...known].filter((name) => name !== undefined).join(", ");
    throw Object.assign(new Error(`There is no step named "${unknown}". There are: ${names}.`), {
      expected: true,
    });
  }
  const named = steps.filter((step) => only.includes(step.id) || only.includes(step.group));
  const needed = new Set(named.flatMap((step) => step.needs ?? []));
  return steps.filter((step) => named.includes(step) || needed.has(step.id));
}

/** Whether a step has to do with the files that were named, if any were. */
export function concerns(step, files) {
  const folders = step.folders;
  if (folders === undefined || files.length === 0) return true;
  const isBrowser = folders.includes("tests/e2e");
  const isElsewhere = (file) =>
    file.startsWith("tests/")
      ? !folders.some((one) => file.startsWith(one))
      : !isBrowser && file.endsWith(".spec.ts");
  return !files.every(isElsewhere);
}
