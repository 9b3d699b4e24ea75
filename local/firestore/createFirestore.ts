import type { Router } from 'express';
import type { LocalDatabase } from '../store/LocalDatabase.ts';
import { createAdminMethods } from './admin/adminMethods.ts';
import { type GrpcServer, startGrpc } from './admin/grpcPort.ts';
import { InProcessChannel } from './admin/InProcessChannel.ts';
import { loadService } from './admin/loadService.ts';
import { DocumentStore } from './DocumentStore.ts';
import type { HandlerDeps } from './HandlerDeps.ts';
import type { IndexSettings } from './indexes/IndexSettings.ts';
import { IndexMaker } from './kept/IndexMaker.ts';
import { declaredShapes } from './kept/KeptIndex.ts';
import { ResourceNames } from './ResourceNames.ts';
import { createRestRouter, type RestDeps } from './rest.ts';
import type { StoredDocument } from './StoredDocument.ts';
import { Transactions } from './transaction/Transactions.ts';
import { LoopTurns } from './work/LoopTurns.ts';
import { CommitQueue } from './write/CommitQueue.ts';
import { WritePace, type WriteRate } from './write/WritePace.ts';

export interface FirestoreDeps extends RestDeps {
  readonly database: LocalDatabase;
  readonly projectId: string;
  /** The path of Firestore's service definition, as `findFirestoreService` returns it. */
  readonly serviceFile: string;
  /** The only indexes that queries may use. If left out, every query is served. */
  readonly indexes?: IndexSettings;
  /** How often one document may be written. If left out, as often as anybody wants. */
  readonly writeRate?: WriteRate | undefined;
}

export interface Firestore {
  /** For browsers, on the public port: every request passes `authorize`. */
  readonly router: Router;
  /** For the Admin SDK of other processes, on a loopback port of its own, without permission checks. */
  readonly startGrpc: (port: number) => Promise<GrpcServer>;
  /** For the Admin SDK of this process: the settings of its Firestore, by which its calls need no port. */
  readonly adminSettings: AdminSettings;
  /** The document at a path such as `rooms/r1`, for the rules of other services. */
  readonly readDocument: (path: string) => StoredDocument | undefined;
  /**
   * Call it after the database's rows were replaced as a whole: open transactions end, caches are emptied.
   */
  readonly reload: () => void;
  /** Runs the work while no index is made. */
  readonly restWhile: (work: () => Promise<void>) => Promise<void>;
  /** Resolves when no index is missing that is declared or that a query has asked for. */
  readonly whenIndexed: () => Promise<void>;
  /** Stops making indexes; the next start goes on. */
  readonly close: () => Promise<void>;
}

/** Settings of the Admin SDK's Firestore. */
export interface AdminSettings {
  readonly 'grpc.channelFactoryOverride': () => InProcessChannel;
}

/** Firestore over one SQLite database, which only one process may serve at a time: transactions live in its memory. */
export function createFirestore({
  database,
  projectId,
  serviceFile,
  authorize,
  readCaller,
  indexes,
  writeRate,
}: FirestoreDeps): Firestore {
  const store = new DocumentStore(database);
  const transactions = new Transactions(store);
  const commits = new CommitQueue(database);
  const indexMaker = new IndexMaker({
    database,
    table: store.indexes,
    commits,
    declared: indexes ? declaredShapes(indexes) : null,
  });
  indexMaker.start();
  const deps: HandlerDeps = {
    names: new ResourceNames(projectId),
    store,
    commits,
    transactions,
    turns: new LoopTurns(),
    indexMaker,
    indexes: indexes ?? null,
    pace: writeRate ? new WritePace(writeRate) : null,
  };
  const methods = createAdminMethods(deps);
  const service = loadService(serviceFile);
  return {
    router: createRestRouter(deps, { authorize, readCaller }),
    startGrpc: (port) => startGrpc(methods, service, port),
    adminSettings: { 'grpc.channelFactoryOverride': () => new InProcessChannel(methods, service) },
    readDocument: (path) => store.get(path),
    reload: () => {
      store.reload();
      transactions.endAll();
      indexMaker.reload();
    },
    restWhile: async (work) => {
      await indexMaker.rest();
      try {
        await work();
      } finally {
        indexMaker.goOn();
      }
    },
    whenIndexed: () => indexMaker.whenDone(),
    close: () => indexMaker.rest(),
  };
}
