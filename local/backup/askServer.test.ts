import { createServer, type RequestListener } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeServer, listen } from '../http/listen.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { askServer } from './askServer.ts';
import { BackupError } from './BackupError.ts';
import { writeServerNote } from './serverNote.ts';

let temporary: ReturnType<typeof makeTemporaryFolder>;
beforeEach(() => {
  temporary = makeTemporaryFolder();
});
afterEach(() => temporary.remove());

it.each<[string, RequestListener]>([
  ['a page', (_request, response) => response.end('<h1>It works</h1>')],
  ['a failure in plain text', (_request, response) => response.writeHead(502).end('Bad gateway')],
  ['JSON of another program', (_request, response) => response.end('{"version":1}')],
  ['nothing', (_request, response) => response.end()],
  [
    'an answer that breaks off',
    (_request, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('{"format":');
      setTimeout(() => response.destroy(), 20);
    },
  ],
])('says in one line that the server failed when it is answered %s', async (_what, answer) => {
  const root = temporary.folder;
  const server = createServer(answer);
  await writeServerNote(root, { port: await listen(server, 0), secret: 'known' });
  const asked = askServer(root, 'backup', { target: 'one' });
  await expect(asked).rejects.toThrow(BackupError);
  await expect(asked).rejects.toThrow(
    /^The server that uses .+ failed \(\d{3}\); its own output says why\.$/,
  );
  await closeServer(server);
});
