import type { Server } from 'node:http';
import type { RequestHandler } from 'express';
import type { WriteRate } from './firestore/write/WritePace.ts';
import type { LanOptions } from './lan/LanOptions.ts';
import type { LogTarget } from './log/openLog.ts';
import type { RulesOptions } from './rules/openRules.ts';
import type { UploadLimits } from './storage/limits.ts';
import type { StripePrice } from './stripe/objects.ts';

/** The `demo-` prefix tells Firebase's tools that there is no real project. */
export const DEFAULT_PROJECT_ID = 'demo-project';

/** Loopback: clients on this machine have more rights than others. */
export const HOST = '127.0.0.1';

/** Every IPv4 address of this machine, including loopback. */
export const ALL_ADDRESSES = '0.0.0.0';

export interface BackendOptions {
  /** The folder that keeps everything: database and uploaded files. Made when missing. */
  dataFolder: string;
  /** The public port; 0 picks a free one. */
  port: number;
  projectId?: string;
  /** The app's name in mails; the project's id unless given. */
  appName?: string;
  /** Serves the other machines of a network too. Without it the port is on loopback alone. */
  lan?: LanOptions;
  /** The file `firestore.indexes.json`: a query that lacks its index is refused. Without it every query is served. */
  indexes?: string;
  /**
   * How often one document may be written, for simulations of a hosted project: Firestore takes about one write a second
   * for long. Without it there is no such limit.
   */
  writeRate?: WriteRate;
  /**
   * Security rules for browsers. By default the files `firestore.rules` and `storage.rules` of the working
   * folder, and `database.rules.json` where there is one.
   */
  rules?: RulesOptions;
  /** The functions' bundle; without it no address under /api exists. */
  functionsEntry?: string;
  /** Pages that a function serves instead of the app, by path, such as `/rooms/:id`. */
  pages?: Readonly<Record<string, string>>;
  /** The products of the stand-in for Stripe; nothing by default. */
  prices?: readonly StripePrice[];
  /** Where requests are logged; nowhere by default. */
  log?: LogTarget;
  /** The program's version, such as 1.2.3, shown by /__local/health. */
  version?: string;
  /** Handlers of further addresses, by the path above them, such as `/art`. */
  mounts?: Readonly<Record<string, RequestHandler>>;
  /** The app's own addresses that the log may name, such as `/rooms/:id`; all others are logged as `/*`. */
  appRoutes?: readonly string[];
  /** What browsers may upload. Without it: files of any type, of at most 100 MB. */
  uploads?: Partial<UploadLimits>;
  /** The package.json whose package depends on firebase-admin; `functions/package.json` unless given. */
  adminSdk?: string;
  /**
   * Creates the handler of all other addresses: the built app, or a development server that shares the port.
   */
  createApp?: (server: Server) => RequestHandler | Promise<RequestHandler>;
  /** Runs when everything is served but before the server reports itself healthy, e.g. for seeding. */
  prepare?: (backend: RunningBackend) => Promise<void>;
}

export interface RunningBackend {
  /** The public address, such as http://127.0.0.1:4173. */
  origin: string;
  /** Issues an ID token for an account, such as its own browser has, for calls in its name. */
  issueIdToken: (userId: string) => string;
  /** Does the work unless work of that name was done before in this data folder. */
  runOnce: (name: string, work: () => Promise<void>) => Promise<void>;
}

/** The name of the project's default bucket, as new Firebase projects have it. */
export function storageBucket(projectId: string): string {
  return `${projectId}.firebasestorage.app`;
}

/** The address of the project's Realtime Database, as new Firebase projects have it. The SDKs only take its first label. */
export function databaseAddress(projectId: string): string {
  return `https://${projectId}-default-rtdb.firebaseio.com`;
}
