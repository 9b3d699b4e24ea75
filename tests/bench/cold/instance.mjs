// Runs as a process of its own: `node instance.mjs <bundle> <function> <body>`. Serves one function as an instance of
// Cloud Functions does, calls it twice, and prints the milliseconds from the start of the process.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [bundle, name, body] = process.argv.slice(2);

const begun = performance.now();
const functions = await import(pathToFileURL(resolve(bundle)).href);
const loaded = performance.now();

// The one that firebase-functions brings, as on the platform.
const express = createRequire(resolve(bundle))('express');
const app = express().use(express.json(), functions[name]);
const server = createServer(app).listen(0, '127.0.0.1');
await once(server, 'listening');

async function call() {
  const { port } = server.address();
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7, 127.0.0.1' };
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body });
  if (answer.status !== 200)
    throw new Error(`${name} was answered by ${answer.status}: ${await answer.text()}`);
  await answer.json();
  return performance.now();
}

const first = await call();
const second = await call();
console.log(JSON.stringify({ begun, loaded, first, second, memory: process.memoryUsage().rss }));
process.exit();
