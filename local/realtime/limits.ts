/** What one socket may cost. Browsers of strangers hold sockets for hours, so that all of it is bounded at the door. */
export interface SocketLimits {
  /** Bytes of a message, all of its frames together. */
  readonly messageBytes: number;
  /** Bytes of JSON that one write may hold. */
  readonly valueBytes: number;
  /** Writes in a second; as many again may come at once. */
  readonly writesPerSecond: number;
  /** Messages in a second; twice as many at once end the connection. */
  readonly messagesPerSecond: number;
  /** Paths of one write. */
  readonly paths: number;
  readonly listens: number;
  /** Writes that wait for the end of the connection. */
  readonly farewells: number;
  /** Keys below one place, where a write adds one. */
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

/** The functions are ours: these only end what runs away. */
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
 * Limits on all sockets of one address together. A class of 30 behind one address that moves all the time sends 300
 * writes a second, which cause 200 kB.
 */
export const ADDRESS_LIMITS = {
  messagesPerSecond: 1500,
  writesPerSecond: 600,
  /** Bytes of messages, their answers, and what writes tell others. */
  bytesPerSecond: 2 * 1024 * 1024,
};

/** Sockets that one other machine may hold: a whole class may come by one address. */
export const SOCKETS_OF_ADDRESS = 120;
export const MOST_SOCKETS = 1000;
/** Bytes that wait for a reader who takes nothing: then it is cut off, and comes again. */
export const MOST_UNREAD = 1024 * 1024;
/** Milliseconds between two signs of life that are asked of each socket. */
export const PING_INTERVAL = 10_000;
