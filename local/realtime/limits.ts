/**
 * Limits on one socket. Strangers' browsers keep sockets open for hours, so everything about them is bounded.
 */
export interface SocketLimits {
  /** Bytes of one message, with all its frames. */
  readonly messageBytes: number;
  /** Bytes of JSON that one write may hold. */
  readonly valueBytes: number;
  /** Writes per second; a burst may be twice as many. */
  readonly writesPerSecond: number;
  /** Messages per second; a burst of more than twice as many ends the connection. */
  readonly messagesPerSecond: number;
  /** Paths of one write. */
  readonly paths: number;
  readonly listens: number;
  /** Writes that wait for the end of the connection (`onDisconnect`). */
  readonly farewells: number;
  /** Keys below one path to which a write adds one. */
  readonly siblings: number;
}

export const BROWSER_LIMITS: SocketLimits = {
  messageBytes: 64 * 1024,
  valueBytes: 1024,
  writesPerSecond: 20,
  messagesPerSecond: 100,
  paths: 16,
  listens: 50,
  farewells: 20,
  siblings: 100,
};

/** The Admin SDK runs our own functions, so these limits only stop runaway code. */
export const ADMIN_LIMITS: SocketLimits = {
  messageBytes: 4 * 1024 * 1024,
  valueBytes: 4 * 1024 * 1024,
  writesPerSecond: 10_000,
  messagesPerSecond: 10_000,
  paths: 1000,
  listens: 1000,
  farewells: 1000,
  siblings: 100_000,
};

/**
 * Limits on all sockets of one address. A class of 30 behind one address that moves all the time sends 300
 * writes a second, which cause 200 kB of messages.
 */
export const ADDRESS_LIMITS = {
  messagesPerSecond: 1500,
  writesPerSecond: 600,
  /** Bytes of messages, responses, and updates for listeners. */
  bytesPerSecond: 2 * 1024 * 1024,
};

/** Sockets that one other machine may open. A whole class may share one address. */
export const SOCKETS_OF_ADDRESS = 120;
export const MOST_SOCKETS = 1000;
/** Bytes that may wait for a client that does not read. A client with more is disconnected; it can connect again. */
export const MOST_UNREAD = 1024 * 1024;
/** Milliseconds between two pings on each socket. */
export const PING_INTERVAL = 10_000;
