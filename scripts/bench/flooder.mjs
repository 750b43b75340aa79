/*
 * One address that guesses references at even distances, half by the form of one server and half by the call of another:
 * `node flooder.mjs FORM_SERVER CALL_SERVER ADDRESS PER_SECOND SECONDS`. Prints as JSON how many it sent, how many were
 * not refused in each minute of the clock, the limit that refusals named, and whether all of them said how long to wait.
 */
const [, , form, call, address, perSecond, seconds] = process.argv;
const count = (Number(perSecond) / 2) * Number(seconds);
const every = 2000 / Number(perSecond);
const begun = performance.now();
const from = { "X-Forwarded-For": address };
const letThrough = new Map();
let limit = null;
let allNamedTheWait = true;

async function half(send) {
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const due = begun + index * every;
      await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
      const minute = Math.floor(Date.now() / 60_000);
      // Guesses differ, as those of a thief would.
      const { headers, status } = await answerOf(send(`NZFI9${String(index).padStart(5, "0")}`));
      if (status === 429) {
        limit ??= headers.get("X-RateLimit-Limit");
        allNamedTheWait &&= Number(headers.get("Retry-After")) > 0;
      } else {
        letThrough.set(minute, (letThrough.get(minute) ?? 0) + 1);
      }
    }),
  );
}

async function answerOf(sent) {
  const answer = await sent;
  await answer.arrayBuffer();
  return { headers: answer.headers, status: answer.status };
}

function post(reference) {
  const body = new URLSearchParams({ reference });
  const headers = { ...from, Origin: form };
  return fetch(`${form}/travel-app/`, { method: "POST", redirect: "manual", headers, body });
}

await Promise.all([
  half(post),
  half((reference) => fetch(`${call}/api/find-itinerary/${reference}`, { headers: from })),
]);
const figures = {
  sent: count * 2,
  letThrough: [...letThrough.values()],
  limit: Number(limit),
  allNamedTheWait,
};
process.stdout.write(JSON.stringify(figures));
