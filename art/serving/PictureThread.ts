import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ManifestPart } from '../../core/catalogue/manifestPart.ts';
import type { PictureManifest } from '../../core/catalogue/pictureManifest.ts';
import { type Drawing, listPictures, type Picture } from '../pictures.ts';
import { exists, fileName } from './PictureCache.ts';
import type { PictureMaker } from './PictureMaker.ts';
import type { PictureAnswer, PictureJob, PictureOrder } from './pictureJobs.ts';

interface PictureThreadOptions {
  /** Folder for rendered pictures. */
  folder: string;
  /** The module of `pictureWorker.ts`, as source or built. */
  entry: URL;
  /** Milliseconds without a job after which the thread ends, and gives its memory back. */
  idle?: number;
}

const IDLE = 30_000;

interface Waiting {
  resolve: (answer: PictureAnswer) => void;
  reject: (error: Error) => void;
}

/**
 * Draws on a separate thread, one picture at a time, since each drawing would block the server's requests.
 * Rendered pictures are found without the thread.
 */
export class PictureThread implements PictureMaker {
  readonly folder: string;
  readonly #entry: URL;
  readonly #idle: number;
  readonly #addresses: ReadonlyMap<Picture, string>;
  readonly #keys = new Map<Drawing, string>();
  readonly #underWay = new Map<Picture, Promise<string>>();
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #end: NodeJS.Timeout | undefined;
  #count = 0;

  constructor({ folder, entry, idle = IDLE }: PictureThreadOptions, pictures = listPictures()) {
    this.folder = resolve(folder);
    this.#entry = entry;
    this.#idle = idle;
    this.#addresses = new Map([...pictures].map(([address, picture]) => [picture, address]));
  }

  learnKey(drawing: Drawing, key: string): void {
    this.#keys.set(drawing, key);
  }

  async fileOf(picture: Picture): Promise<string> {
    const key = this.#keys.get(picture.drawing);
    const file = key === undefined ? null : fileName(key, picture.form);
    if (file !== null && (await exists(join(this.folder, file)))) return file;
    const underWay = this.#underWay.get(picture) ?? this.#render(picture);
    this.#underWay.set(picture, underWay);
    return underWay;
  }

  /** @param pause milliseconds between two drawings, in which pictures that are asked for are made */
  async makeManifest(pause: number, part?: ManifestPart): Promise<PictureManifest> {
    const answer = await this.#ask({ pause, ...(part && { part }) });
    if ('manifest' in answer) return answer.manifest;
    throw new Error('The thread of pictures answered something else.');
  }

  async #render(picture: Picture): Promise<string> {
    try {
      const answer = await this.#ask({ address: this.#addresses.get(picture) ?? '' });
      if (!('file' in answer)) throw new Error('The thread of pictures answered something else.');
      this.learnKey(picture.drawing, answer.file.slice(0, -fileName('', picture.form).length));
      return answer.file;
    } finally {
      this.#underWay.delete(picture);
    }
  }

  async #ask(job: PictureOrder): Promise<PictureAnswer> {
    clearTimeout(this.#end);
    const id = this.#count++;
    try {
      const answer = await new Promise<PictureAnswer>((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        this.#worker ??= this.#start();
        this.#worker.postMessage({ id, ...job } satisfies PictureJob);
      });
      if ('error' in answer) throw new Error(answer.error);
      return answer;
    } finally {
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#end = setTimeout(() => this.#stop(), this.#idle).unref();
    }
  }

  #start(): Worker {
    const workerData = { folder: this.folder };
    const worker = this.#entry.pathname.endsWith('.ts')
      ? new Worker(translating(this.#entry), { workerData, eval: true })
      : new Worker(this.#entry, { workerData });
    worker.on('message', (answer: PictureAnswer) => this.#waiting.get(answer.id)?.resolve(answer));
    worker.on('error', (error) => this.#fail(worker, error));
    worker.on('exit', () => this.#fail(worker, new Error('The thread of pictures has ended.')));
    // A server that has ended does not wait for its pictures.
    worker.unref();
    return worker;
  }

  /** Fails all waiting jobs. The next picture starts a new thread. */
  #fail(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(error);
  }

  #stop(): void {
    void this.#worker?.terminate();
    this.#worker = null;
  }
}

/** Returns the source that starts the worker with the TypeScript loader, which a thread does not inherit. */
function translating(entry: URL): string {
  return `import('tsx/esm/api').then(({ register }) => { register(); return import('${entry.href}'); });`;
}
