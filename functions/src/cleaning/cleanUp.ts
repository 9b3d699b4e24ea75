import { mendAccountIndex } from '../account/accountIndex.ts';
import type { InstanceDeps } from '../deps.ts';
import { logger } from '../log/logger.ts';
import { addLateCounts } from './addLateCounts.ts';
import { closeParties } from './closeParties.ts';
import { countLeftPlays } from './countLeftPlays.ts';
import { deleteExpired, deleteOldPlays } from './deleteExpired.ts';
import { deleteSessions } from './deleteSessions.ts';
import { fillSummaries } from './fillSummaries.ts';
import { mendAverages } from './mendAverages.ts';
import { mendSearchWords } from './mendSearchWords.ts';
import { sweepFiles } from './sweepFiles.ts';
import { sweepLibrary } from './sweepLibrary.ts';
import { sweepRooms } from './sweepRooms.ts';
import { sweepPictures, sweepRawFiles, sweepShownPictures } from './sweepUploads.ts';
import { noteVersions, sweepVersions } from './sweepVersions.ts';
import { tallyDays } from './tallyDays.ts';
import { tellLengths } from './tellLengths.ts';

/** Pages of a sweep in one run; each has some hundred documents or files. */
export const MOST_SWEPT_PAGES = 20;

/**
 * Runs every hour, so that nothing grows for ever. Deletes expired plays, parties, classes, throttles and rooms in bins, what
 * deleted rooms left, versions and pictures without use, and library copies that were never approved. Corrects
 * averages, counts abandoned plays, updates how long players needed, adds missing fields and search words to
 * older documents, and tallies the day. Each part is bounded, so that a run ends; a failing part does not stop
 * the others and is reported at the end.
 */
export async function cleanUp({
  db,
  bucket,
  auth,
  live,
  digest,
  now,
}: Pick<InstanceDeps, 'db' | 'bucket' | 'auth' | 'live' | 'digest' | 'now'>): Promise<void> {
  const parts = [
    () => fillSummaries(db),
    () => mendSearchWords(db),
    () => addLateCounts(db),
    () => tellLengths(db),
    () => deleteExpired(db, 'throttles', now()),
    () => countLeftPlays({ db, digest, now }),
    () => deleteExpired(db, 'plays', now()),
    () => deleteSessions(db, now()),
    () => deleteExpired(db, 'classResults', now()),
    () => closeParties({ db, live }, now()),
    () => deleteExpired(db, 'answerCandidates', now()),
    () => deleteExpired(db, 'insights', now()),
    () => deleteExpired(db, 'checkouts', now()),
    () => deleteExpired(db, 'paymentEvents', now()),
    () => deleteOldPlays(db, now()),
    () => deleteExpired(db, 'deletedRooms', now()),
    () => goRound(() => sweepRooms(db, 'versions')),
    () => goRound(() => sweepRooms(db, 'copies')),
    () => mendAverages(db),
    () => mendAccountIndex({ db, auth }),
    () => tallyDays(db, now()),
    () => goRound(() => sweepFiles({ db, bucket }, 'images')),
    () => goRound(() => sweepFiles({ db, bucket }, 'versions')),
    () => goRound(() => sweepFiles({ db, bucket }, 'deleted')),
    () => noteVersions({ db, bucket }),
    () => goRound(() => sweepVersions({ db, bucket })),
    () => sweepPictures({ db, bucket }, now()),
    () => goRound(() => sweepShownPictures({ db, bucket })),
    () => goRound(() => sweepRawFiles({ db, bucket }, now())),
    () => sweepLibrary({ db, bucket }, now()),
  ];
  let failed = 0;
  for (const part of parts) {
    await part().catch((error: unknown) => {
      failed++;
      logger.error(error);
    });
  }
  if (failed > 0) throw new Error(`${failed} of ${parts.length} parts of the cleaning failed.`);
}

/** Sweeps page by page to the end or the limit of a run; the next run finds the rest. */
async function goRound(sweepPage: () => Promise<boolean>): Promise<void> {
  for (let page = 0; page < MOST_SWEPT_PAGES; page++) if (await sweepPage()) return;
}
