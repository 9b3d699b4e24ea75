import type { Firestore } from 'firebase-admin/firestore';
import type { ActAnswer } from '../../../core/calls/play/act.ts';
import { offerAfter } from '../../../core/insight/offerAfter.ts';
import { parseVersionFigures, type VersionFigures } from '../../../core/insight/versionFigures.ts';
import type { ItemId } from '../../../core/room/model.ts';
import type { Deps } from '../deps.ts';
import { logger } from '../log/logger.ts';
import { type FiguredVersion, figuresRef } from './countFigures.ts';

/** Milliseconds for which figures are used again, since every wrong answer asks for them. */
const FRESH = 10 * 60 * 1000;
/** Versions whose figures are kept, of up to 100 kB each. */
const KEPT = 50;

interface Kept {
  until: number;
  figures: Promise<VersionFigures | null>;
}

const caches = new WeakMap<Firestore, Map<string, Kept>>();

/** A version, and the lock that a wrong answer was given to. */
export interface WrongTry extends Pick<FiguredVersion, 'roomId' | 'version'> {
  lock: ItemId;
}

/**
 * Returns an answer in which a wrong try also says after how many seconds a hint is offered at that lock, if the
 * figures tell it (I9).
 */
export async function withOffer(
  deps: Pick<Deps, 'db' | 'now'>,
  answer: ActAnswer,
  tried: WrongTry,
): Promise<ActAnswer> {
  const figures = await findFigures(deps, tried);
  const seconds = figures && offerAfter(figures, tried.lock);
  if (seconds === null) return answer;
  const events = answer.events.map((event) =>
    event.type === 'passwordWrong' ? { ...event, offerAfter: seconds } : event,
  );
  return { ...answer, events };
}

/** Without figures players are offered hints as before, so a failure is only logged. */
function findFigures({ db, now }: Pick<Deps, 'db' | 'now'>, tried: WrongTry): Promise<VersionFigures | null> {
  const cache = caches.get(db) ?? new Map<string, Kept>();
  caches.set(db, cache);
  const ref = figuresRef(db, tried);
  const known = cache.get(ref.path);
  if (known && known.until > now()) return known.figures;
  const figures = ref.get().then(
    (stored) => {
      const parsed = parseVersionFigures(stored.data());
      return parsed.ok ? parsed.value : null;
    },
    (error: unknown) => {
      logger.warn(error);
      return null;
    },
  );
  cache.delete(ref.path);
  cache.set(ref.path, { until: now() + FRESH, figures });
  const [oldest] = cache.keys();
  if (cache.size > KEPT && oldest !== undefined) cache.delete(oldest);
  return figures;
}
