import express, { type RequestHandler } from 'express';
import { answerFailures, answerUnknown } from '../http/answerFailures.ts';
import { createHttpServer } from '../http/createHttpServer.ts';
import { closeServer, listen } from '../http/listen.ts';

export interface TestServer {
  port: number;
  /** Such as http://127.0.0.1:4711. */
  origin: string;
  close: () => Promise<void>;
}

/** Serves a router on a free port. */
export async function serveRouter(...handlers: readonly RequestHandler[]): Promise<TestServer> {
  const server = createHttpServer(express().use(...handlers, answerUnknown, answerFailures));
  const port = await listen(server, 0);
  return { port, origin: `http://127.0.0.1:${port}`, close: () => closeServer(server) };
}
