import { Readable } from 'node:stream';
import { openDataFolder } from '../../openDataFolder.ts';
import { webpBytes } from '../../testing/webpBytes.ts';
import { ObjectStore } from '../ObjectStore.ts';
import { Objects } from '../Objects.ts';
import { newObject } from '../settings.ts';
import { streamOf } from '../streamOf.ts';
import { UploadStore } from '../UploadStore.ts';
import { Uploads } from '../Uploads.ts';

const PIECE = 20_000;

/** Uploads until it is killed, some files over others and of many sizes, and prints the number of each once it was acknowledged. */
async function uploadForever(folder: string): Promise<void> {
  const { database, files } = openDataFolder(folder);
  const objects = new Objects(new ObjectStore(database), files, Date.now);
  const uploads = new Uploads({
    objects,
    files,
    store: new UploadStore(database),
    maxBytes: 1_000_000,
    now: Date.now,
  });
  for (let number = 0; ; number++) {
    const pieces = Array.from({ length: (number % 10) + 1 }, () => webpBytes(PIECE));
    const object = newObject(`uploads/${Math.floor(number / 3)}`, {});
    await uploads.receive(object, streamOf(Readable.from(pieces)), () => {});
    process.stdout.write(`${number}\n`);
  }
}

await uploadForever(process.argv[2] ?? '');
