/*
 * People who open a page one after the other, at even distances: `node steady-visitors.mjs ADDRESS PER_SECOND SECONDS
 * WARM_UP_SECONDS`. A process of its own, so that what else the bench sends does not stand in its way. Prints the
 * milliseconds of each visit after the warm-up as JSON, counted from the moment at which it was due.
 */
import { Agent, get } from "node:http";

const [, , address, perSecond, seconds, warmUpSeconds] = process.argv;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const headers = { "X-Forwarded-For": "198.51.100.7" };
const warmUp = Number(perSecond) * Number(warmUpSeconds);
const count = warmUp + Number(perSecond) * Number(seconds);
const every = 1000 / Number(perSecond);

function visit() {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers }, (answer) => {
      answer.resume();
      answer.on("error", reject);
      answer.on("end", () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`The page answered ${answer.statusCode}`)),
      );
    }).on("error", reject);
  });
}

const begun = performance.now();
const taken = await Promise.all(
  Array.from({ length: count }, async (_, index) => {
    const due = begun + index * every;
    await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
    await visit();
    return performance.now() - due;
  }),
);
agent.destroy();
process.stdout.write(JSON.stringify(taken.slice(warmUp)));
