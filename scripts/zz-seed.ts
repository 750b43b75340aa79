import { openDatabase } from "#api/db/client.ts";
import { prepareDatabase } from "#api/db/prepare.ts";
import { rmSync } from "node:fs";
import { execSync } from "node:child_process";
import { monitorEventLoopDelay } from "node:perf_hooks";
const dir = "/tmp/proto/seed"; rmSync(dir,{recursive:true,force:true});
const size=()=>execSync(`du -sm ${dir}/pglite ${dir}/pglite/pg_wal | cut -f1 | tr '\n' ' '`).toString();
for (const round of [1,2]) {
let t=performance.now(); const c=process.cpuUsage();
let db = await openDatabase({dataDir:dir}); const o=performance.now()-t; t=performance.now();
await prepareDatabase(db,{demo:true,serverKey:"x".repeat(40),now:new Date()}); const p=performance.now()-t; t=performance.now();
const u=process.cpuUsage(c);
console.log(round===1?"new":"again", "open",o.toFixed(0),"prepare",p.toFixed(0),"cpu",((u.user+u.system)/1000).toFixed(0), "MB", size());
if ("upkeep" in db) { const h=monitorEventLoopDelay({resolution:5}); h.enable(); t=performance.now(); await (db as any).upkeep(); console.log("upkeep",performance.now()-t, "longest block", h.max/1e6, "MB", size()); h.reset(); t=performance.now(); await (db as any).upkeep(); console.log("upkeep again",performance.now()-t);}
t=performance.now(); await db.close(); console.log("close", performance.now()-t);
}
