import { existsSync, fdatasync, fdatasyncSync, fsyncSync } from "node:fs";
import { promisify } from "node:util";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { flushFolderNow } from "#api/disk/flush.ts";
import { createFlushOrder } from "./flush-order.ts";

/** What the engine's own file system for Node is made of, as far as it is used here. */
type Node = { name: string; parent: Node };
type Stream = { node: Node; nfd?: number };
type Attributes = { size?: number };
type Files = {
  realPath: (node: Node) => string;
  node_ops: {
    setattr: (node: Node, attributes: Attributes) => void;
    mknod: (parent: Node, ...more: unknown[]) => unknown;
    rename: (node: Node, folder: Node, name: string) => void;
    unlink: (parent: Node, name: string) => void;
    rmdir: (parent: Node, name: string) => void;
  };
  stream_ops: {
    setattr: (stream: Stream, attributes: Attributes) => void;
    write: (stream: Stream, bytes: Uint8Array, offset: number, length: number, at: number) => number;
    close: (stream: Stream) => void;
    fsync?: (stream: Stream) => number;
  };
};
type Engine = { NODEFS: Files; FS: { ErrnoError: new (code: number) => Error } };
type Starting = Parameters<NodeFS["init"]>;

/** The engine's number for "input/output error". */
const ioError = 29;

/**
 * The engine's files in a folder of the machine, brought to the disk when the engine asks for it. The file system that
 * comes with it has no flush; the engine looks for one and does without. The log of commits is flushed beside other
 * work (`flush-order.ts`): `order.since` tells when a commit is safe.
 */
export class FlushedFiles extends NodeFS {
  readonly order = createFlushOrder({ flushNow: fdatasyncSync, flush: promisify(fdatasync) });
  /** Bytes of log since the last checkpoint: what a start after a crash has to read. */
  logBytes = 0;
  readonly folder: string;
  /** Folders in which a name was made or changed since they were flushed. */
  readonly #renamed = new Set<string>();

  constructor(folder: string) {
    super(folder);
    this.folder = folder;
  }

  override async init(...[database, options]: Starting): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(database, options);
    // The engine's types leave out what its file systems are made of.
    const take = (engine: unknown) => this.#take(engine as Engine);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), take] } };
  }

  override async closeFs() {
    this.order.before();
    await super.closeFs();
  }

  #take({ NODEFS, FS }: Engine) {
    const { node_ops: names, stream_ops: streams, realPath } = NODEFS;
    const plain = { names: { ...names }, streams: { ...streams } };
    /** A failure in the engine's words: it stops rather than go on with what may not be on the disk. */
    const guarded = (work: () => void) => {
      try {
        work();
      } catch {
        throw new FS.ErrnoError(ioError);
      }
    };
    /** The log first; then the change, and a note of the folders whose names it touches. */
    const change = <T>(folders: Node[], work: () => T): T => {
      guarded(() => this.order.before());
      for (const folder of folders) this.#renamed.add(realPath(folder));
      return work();
    };
    Object.assign(names, {
      setattr: (...given) =>
        given[1].size === undefined
          ? plain.names.setattr(...given)
          : change([], () => plain.names.setattr(...given)),
      mknod: (...given) => change([given[0]], () => plain.names.mknod(...given)),
      rename: (...given) => change([given[0].parent, given[1]], () => plain.names.rename(...given)),
      unlink: (...given) => change([given[0]], () => plain.names.unlink(...given)),
      rmdir: (...given) => change([given[0]], () => plain.names.rmdir(...given)),
    } satisfies Files["node_ops"]);
    Object.assign(streams, {
      setattr: (...given) =>
        given[1].size === undefined
          ? plain.streams.setattr(...given)
          : change([], () => plain.streams.setattr(...given)),
      write: (...given) => {
        const [{ node }, , , length] = given;
        if (isLog(node)) this.logBytes += length;
        else guarded(() => this.#beforeWriting(node));
        return plain.streams.write(...given);
      },
      close: (stream) => {
        if (isLog(stream.node)) guarded(() => this.order.before());
        plain.streams.close(stream);
      },
      fsync: ({ node, nfd }) => {
        if (nfd === undefined) return 0;
        guarded(() => (isLog(node) ? this.order.later(nfd) : fsyncSync(nfd)));
        return 0;
      },
    } satisfies Files["stream_ops"]);
  }

  #beforeWriting(node: Node) {
    this.order.before();
    if (node.name !== "pg_control" || this.#renamed.size === 0) return;
    // A checkpoint is about to count as done: files that were made before it must be found by their names.
    for (const folder of this.#renamed) if (existsSync(folder)) flushFolderNow(folder);
    this.#renamed.clear();
  }
}

function isLog({ name, parent }: Node): boolean {
  return parent.name === "pg_wal" && /^[\dA-F]{24}$/.test(name);
}
