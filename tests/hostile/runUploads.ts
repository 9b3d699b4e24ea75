import { UPLOAD_LIMITS } from '../../core/catalogue/upload.ts';
import { PICTURES } from '../../functions/src/throttles/pictures.ts';
import { HealthProbe } from './heavy/HealthProbe.ts';
import { HeavyServer } from './heavy/HeavyServer.ts';
import { floodStore } from './uploads/floodStore.ts';

const FILES = 10_000;

/** Uploads as many files of one account as possible, together with health checks. */
export async function runUploads(count = FILES): Promise<string[]> {
  const server = await HeavyServer.start();
  try {
    server.forgetPeak();
    const probe = new HealthProbe(server.port);
    const { kept, taken, seconds } = await floodStore(`http://127.0.0.1:${server.port}`, count);
    const longest = Math.max(...(await probe.stop()));
    const memory = server.peakMemory();
    const left = kept - taken;
    console.log(
      `${count} files of one account in ${seconds.toFixed(0)} s: ${taken} pictures taken, ${left} files left in the store, others waited ${longest.toFixed(0)} ms at most${memory === null ? '' : `, ${memory.toFixed(0)} MB at most`}`,
    );
    // The limit's ten minutes may end meanwhile.
    const windows = Math.ceil((seconds * 1000) / PICTURES.window) + 1;
    const faults = left > UPLOAD_LIMITS.places ? [`${left} files lie in the store`] : [];
    if (taken > windows * PICTURES.most) faults.push(`${taken} pictures were taken`);
    if (kept === 0 || taken === 0) faults.push('no file was taken in: nothing was shown');
    return faults;
  } finally {
    await server.close();
  }
}
