/**
 * Types of the plain scripts that run before any package is installed. They are not in `.d.mts` files beside the
 * scripts, because the linter would take such a file for the module that is imported.
 */
declare module '*/browser.mjs' {
  /** Finds a Chromium for the tests; throws an error with one clear line when there is none. */
  export function findBrowser(): Promise<{ executablePath: string; args: string[] }>;
}

declare module '*/limits.mjs' {
  /** Milliseconds for a whole test, one wait, and a hook. They only end what hangs. */
  export const TEST_LIMIT: number;
  export const WAIT_LIMIT: number;
  export const HOOK_LIMIT: number;
}

declare module '*/setup/port.mjs' {
  /** The fetch standard's "bad ports", on which no browser opens anything. */
  export const BLOCKED_PORTS: readonly number[];
  /** The port in PORT; 0 lets the system choose a free one. @throws SetupError if it is invalid */
  export function readPort(text: string | undefined): number;
}

declare module '*/setup/buildParts.mjs' {
  /** Each builds its part unless a build of exactly the same sources exists. */
  export function buildApp(): Promise<void>;
  export function buildFunctions(): Promise<void>;
  export function buildServer(): Promise<void>;
  /**
   * Builds any part unless a build of the same sources exists: its output and inputs are files or folders below the
   * project's own.
   */
  export function buildIfChanged(part: {
    name: string;
    output: string;
    inputs: readonly string[];
    build: () => Promise<void>;
  }): Promise<void>;
}

declare module '*/setup/fail.mjs' {
  /** A reason not to go on that the user can mend: one clear line instead of a stack trace. */
  export class SetupError extends Error {}
  /** Ends the process; errors other than SetupError are internal and are shown with their stack. */
  export function fail(error: unknown): never;
}

declare module '*/setup/lan.mjs' {
  type Interfaces = Record<string, { family: string; address: string; internal: boolean }[] | undefined>;
  /**
   * Reads --lan, LAN_HOST and LAN_NAMES; null without --lan. @throws SetupError for an unknown address or
   * name
   */
  export function readLan(
    argv?: readonly string[],
    env?: Record<string, string | undefined>,
    interfaces?: () => Interfaces,
  ): { addresses: () => readonly string[]; names: readonly string[] } | null;
  /** Whether machines outside the network may reach the address too. */
  export function isPublicAddress(address: string): boolean;
}

declare module '*/setup/run.mjs' {
  /** Runs a program that one of the packages brings, its output going to the terminal. */
  export function runPackageProgram(name: string, ...args: string[]): Promise<void>;
  /** Runs a script of the project with this Node, its output going to the terminal. */
  export function runScript(...args: string[]): Promise<void>;
}

declare module '*/setup/settings.mjs' {
  export interface Settings {
    port: number;
    /** An absolute path. */
    dataFolder: string;
    /** Where requests are logged. */
    log: 'file' | 'stdout' | 'off';
    /** Milliseconds between two pictures that are drawn before anyone asks for them. */
    picturePause: number;
  }
  /** The built server: a module that exports `serve`, and a program that calls it. */
  export const SERVER_BUNDLE: { folder: string; module: string; program: string };
  /** Reads PORT, DATA_DIR, LOG and PICTURE_PAUSE. */
  export function readSettings(env?: Record<string, string | undefined>): Settings;
}

declare module '*/options.mjs' {
  export interface TestOptions {
    /** Steps, in the order in which they run. */
    names: readonly string[];
    showsSlowest: boolean;
    /** A commit; null where all of the project is tested. */
    changedSince: string | null;
  }
  /** Reads the arguments of `npm test`. @throws SetupError for one that it does not know */
  export function readOptions(args: readonly string[], stepNames: readonly string[]): TestOptions;
}

declare module '*/processorSeconds.mjs' {
  /** Processor seconds of this process and its ended descendants; null if the system does not report them. */
  export function processorSeconds(): number | null;
}

declare module '*/slowestTests.mjs' {
  interface TimedTest {
    name: string;
    ms: number;
  }
  /** Lines with the ten slowest tests of a report, slowest first; empty without a report. */
  export function slowestTests<Report>(file: string, read: (report: Report) => TimedTest[]): string[];
  interface VitestReport {
    testResults: { name: string; assertionResults: { fullName: string; duration?: number }[] }[];
  }
  export function testsOfVitest(report: VitestReport): TimedTest[];
  interface PlaywrightSuite {
    specs: { title: string; file: string; tests: { results: { duration: number }[] }[] }[];
    suites?: PlaywrightSuite[];
  }
  export function testsOfPlaywright(report: { suites: PlaywrightSuite[] }): TimedTest[];
}

declare module '*/summary.mjs' {
  interface StepOutcome {
    name: string;
    hasPassed: boolean;
    seconds: number;
    /** Processor seconds; null if the system does not report them. */
    processor: number | null;
    slowest: readonly string[];
  }
  /** Whether a step has passed, and how long it took. */
  export function describeStep(outcome: StepOutcome): string;
  /** The lines that end a run. */
  export function summaryLines(run: {
    outcomes: readonly StepOutcome[];
    /** Number of planned steps. */
    planned: number;
    showsSlowest: boolean;
  }): string[];
}

declare module '*/touched.mjs' {
  /** Names of specs, or how those of several begin. */
  export const JOURNEYS: readonly string[];
  /** Playwright's names of the journeys affected by changed files: an empty list for all, null for none. */
  export function touchedJourneys(files: readonly string[]): string[] | null;
  /** Folders of unit tests that read changed files without importing them. */
  export function touchedUnitTests(files: readonly string[]): string[];
}
