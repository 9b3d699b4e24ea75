/** `proof.ts` runs it on the server's machine, as the teacher: copies the mail page to a file. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const [port, copy = ''] = process.argv.slice(2);

async function copyMails(): Promise<void> {
  const page = await (await fetch(`http://127.0.0.1:${port}/__local/mail`)).text();
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(`${copy}.new`, page);
  renameSync(`${copy}.new`, copy);
}

setInterval(() => void copyMails(), 500);
